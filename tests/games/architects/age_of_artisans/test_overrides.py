"""Rows of Age of Artisans that are our guess say so until the owner of a box corrects them in a file."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.text.explanations import EXPLAINED, GUESSED, explain
from tests.games.viscounts.test_overrides import LOAD, run

DATA = "burgrave.games.architects.expansions.age_of_artisans.data"
RECONSTRUCTED = {"apprentices": 12, "buildings": 12, "characters": 0, "crafts": 24}  # rows of which some is our guess
CORRECTIONS = (
    '[architects.crafts.craft_01]\nadornment = "gold, virtue"\nvp = 6\ntool = "pay stone -> gold | silver 2"',
    '[architects.crafts.craft_02]\ntool = "seize"',
    '[architects.crafts.craft_03]\nadornment = "hire"\ntool = "release all"',
    '[architects.crafts.craft_05]\ntool = "silver 2 | plans"',
    '[architects.crafts.craft_08]\ntool = "marble"\nevery_skill = false',
    '[architects.crafts.craft_11]\nadornment = "capture 2 | debt"',
    '[architects.crafts.craft_12]\nevery_skill = true\ntool = ""',
    '[architects.apprentices.enforcer_2]\neffect = "silver 2"\nskills = ["tiling", "masonry"]\nvirtue = -1',
    '[architects.apprentices.strongarm_discount]\neffect = "spare 3 silver"',
    '[architects.buildings.arch]\ncost = "stone 2"\nvp = 11\nvirtue = -2',
    '[architects.buildings.pillar]\neffect = "everybody 2 silver"\nskills = ["tiling"]',
    '[architects.buildings.academy]\nscoring = "vp 2 per 2 tool, vp 1 if 3 adornment"',
    '[architects.buildings.storeroom]\nends = "virtue 2"\nper = "2 skill_set"',
    '[architects.characters.walaric]\nsilver = 3\ntools = 0\nwhile = "workers 2 in artisan"',
)
WRONG = [
    ('[architects.crafts.craft_01]\nadornment = "cow"', "crafts.craft_01: adornment: there is no verb 'cow'"),
    ('[architects.crafts.craft_01]\ntool = "seize 2 there"', "crafts.craft_01: tool: 'seize there' is not known"),
    ('[architects.crafts.craft_01]\ntool = "equip 2"', "crafts.craft_01: tool: 'equip' happens once, not 2 times"),
    ("[architects.crafts.craft_01]\nvp = -1", "crafts.craft_01: Expected `int` >= 0"),
    ('[architects.crafts.craft_01]\nsure = ["all"]', "crafts.craft_01: Invalid enum"),
    ("[architects.crafts.craft_99]\nvp = 1", "there is no row 'craft_99'"),
    ('[architects.apprentices.abbot_1]\nwhen = "dawn"', "apprentices.abbot_1: when: 'dawn' is not known"),
    (
        '[architects.apprentices.antagonist_1]\nwhile = "workers 1 in forest"',
        "antagonist_1: while: 'workers 1 in forest'",
    ),
    ('[architects.buildings.arcade]\nper = "cow"', "buildings.arcade: per: 'cow' counts nothing"),
]


def rows(file: str) -> list[dict[str, object]]:
    """The rows of a file of the expansion."""
    (found,) = tomllib.loads((files(DATA) / f"{file}.toml").read_text()).values()
    assert isinstance(found, list)
    return found


def test_what_is_marked() -> None:
    """Whatever is our guess, by a sentence that says what is known."""
    guessed = {file: [row["id"] for row in rows(file) if row["source"] == "reconstructed"] for file in RECONSTRUCTED}
    assert {file: len(found) for file, found in guessed.items()} == RECONSTRUCTED
    explained = [row.id for rows, _ in EXPLAINED for row in rows if row.id in GUESSED]
    assert sorted(explained) == sorted(str(name) for found in guessed.values() for name in found)
    assert all(GUESSED[name] in explain(name) for name in explained)


def test_a_corrected_row_is_no_guess(tmp_path: Path) -> None:
    code = (
        "from burgrave.games.architects.text.explanations import GUESSED, explain\n"
        "from burgrave.games.architects.text.wording import TEXTS\n"
        "print([name for name in ('craft_01', 'craft_02', 'arch', 'cellar') if GUESSED[name] in explain(name)])\n"
        "print(' '.join(TEXTS.say('en', one) for one in explain('craft_01')))\n"
    )
    corrections = "\n".join(CORRECTIONS[0:1] + CORRECTIONS[9:10])
    told = run(code, tmp_path / "box.toml", corrections)
    assert told.splitlines()[0] == "['craft_02', 'cellar']"
    assert "6 VP at the end of the game; at once gain 1 gold and 1 virtue." in told
    assert "pay 1 stone and gain 1 gold or gain 2 silver" in told


def test_games_are_played_with_corrections(tmp_path: Path) -> None:
    """Whole games, with every label in both languages."""
    code = (
        "import burgrave, random\n"
        "for players in (1, 2, 4):\n"
        "    table = burgrave.new('architects', players, players, {'age_of_artisans': True, 'boards': 'advanced'})\n"
        "    choice = random.Random(players)\n"
        "    while table.ask is not None:\n"
        "        for language in ('pl', 'en'):\n"
        "            [table.label(option, language, table.ask.player) for option in table.ask.options]\n"
        "            table.why_not(table.ask.player, language)\n"
        "        table.answer(choice.choice(table.ask.options), table.ask.player)\n"
        "print('played')\n"
    )
    assert run(code, tmp_path / "box.toml", "\n".join(CORRECTIONS)).strip() == "played"


@pytest.mark.plants_bugs
def test_wrong_rows_are_told_with_file_row_and_field(tmp_path: Path) -> None:
    code = LOAD.replace("viscounts", "architects")
    fine, *told = json.loads(run(code, tmp_path / "box.toml", "", json.dumps(["", *[text for text, _ in WRONG]])))
    assert fine == "loaded" and len(g.CRAFTS) == RECONSTRUCTED["crafts"]
    for (_, message), sentence in zip(WRONG, told, strict=True):
        assert sentence.startswith("box.toml: architects.") and message in sentence.replace("'int'", "`int`"), sentence
