"""Rows that are our guess say so wherever they are shown, until the owner of a box corrects them in a file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from burgrave.games.viscounts.text.explanations import EXPLAINED, explain
from burgrave.games.viscounts.text.wording import TEXTS
from burgrave.kernel.overrides import VARIABLE
from tests.games.viscounts.exhaustive.printed import printed

GUESSED = {  # how many rows of a file no source shows in full
    "manuscripts": 15,
    "opponents": 3,
    "player_cards": 5,
    "schemes": 11,
    "townsfolk": 2,
}
FILES = (
    *("bonuses", "buildings", "castle", "church_favours", "links", "manuscripts", "opponents", "opponents_buildings"),
    *("player_cards", "schemes", "segments", "sites", "townsfolk", "track"),
)
ADDED = "burgrave.games.viscounts.expansions.gates_of_gold.data"
GUESSED_THERE = {"boards": 3, "bonuses": 15, "manuscripts": 5, "townsfolk": 6}  # the same in the expansion
LOAD = """
import json, os, sys
from pathlib import Path
from burgrave.kernel.errors import BadData
from burgrave.kernel.overrides import VARIABLE, overrides

told = []
for text in json.loads(sys.argv[1]):
    Path(os.environ[VARIABLE]).write_text(text)
    overrides.cache_clear()
    for name in [name for name in sys.modules if name.startswith("burgrave.games.viscounts")]:
        del sys.modules[name]
    try:
        import burgrave.games.viscounts
        told.append("loaded")
    except BadData as error:
        told.append(str(error))
print(json.dumps(told))
"""  # one process loads the game again and again


def run(code: str, path: Path, text: str, *arguments: str) -> str:
    """What a new process prints with an override file in use: games read their data once."""
    path.write_text(text)
    process = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, VARIABLE: str(path), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return process.stdout + process.stderr


def check(text: str, path: Path) -> str:
    """What ``burgrave check viscounts --overrides`` prints."""
    command = ["check", "viscounts", "--lang", "en", "--overrides", str(path)]
    return run(f"import sys; from burgrave.cli.app import run; sys.exit(run({command}))", path, text)


# -------------------------------------------------------------------- what is our guess


def guessed_there(file: str) -> list[str]:
    """The rows of the expansion that no source shows in full."""
    (rows,) = tomllib.loads((files(ADDED) / f"{file}.toml").read_text()).values()
    return [row["id"] for row in rows if row["source"] == "reconstructed"]


def test_what_is_marked_in_the_data() -> None:
    """Everything else says by its source where it was seen."""
    found = {file: sum(row["source"] == "reconstructed" for row in printed(file)) for file in FILES}
    assert {file: count for file, count in found.items() if count} == GUESSED
    assert all(
        "reconstructed" not in row["source"] or row["source"] == "reconstructed" for f in FILES for row in printed(f)
    )
    assert {file: len(guessed_there(file)) for file in GUESSED_THERE} == GUESSED_THERE


def test_what_is_marked_where_it_is_explained() -> None:
    """Every card and board, with the way to correct it."""
    marked = [row.id for rows, _ in EXPLAINED for row in rows if "explain-reconstructed" in explain(row.id)]
    guessed = [row["id"] for f in FILES for row in printed(f) if row["source"] == "reconstructed"]
    assert sorted(marked) == sorted([*guessed, *[row for file in GUESSED_THERE for row in guessed_there(file)]])
    assert "override file" in TEXTS.say("en", "explain-reconstructed")
    assert "w pliku z poprawkami" in TEXTS.say("pl", "explain-reconstructed")


def test_what_is_counted_by_the_check(tmp_path: Path) -> None:
    """A corrected row is no guess any more."""
    path = tmp_path / "box.toml"
    rows = [line.split("│") for line in check("", path).splitlines() if "reconstructed" in line]
    there = {f"gates_of_gold: {file}.toml": count for file, count in GUESSED_THERE.items()}
    counted = {row[1].strip(): int(row[-2]) for row in rows}
    assert counted == {f"{file}.toml": count for file, count in GUESSED.items()} | there
    corrected = check('[viscounts.manuscripts.black_4_deed]\neffect = "deed 2"\n', path)
    assert "override" in corrected and "gain 2 deeds" in corrected
    code = (
        "from burgrave.games.viscounts.text.explanations import explain\n"
        "print([name for name in ('black_4_deed', 'black_5_cleric') if 'explain-reconstructed' in explain(name)])"
    )
    assert run(code, path, path.read_text()).strip() == "['black_5_cleric']"


# -------------------------------------------------------------------- corrections


CORRECTIONS = (
    '[viscounts.townsfolk.miner]\nhire = "workers 2"',
    '[viscounts.townsfolk.strongman]\nhire = "draw 2 | flip debt"\ncost = 4',
    '[viscounts.manuscripts.black_4_deed]\neffect = "build guildhall"\nscoring = "vp 2 per 3 manuscript"',
    '[viscounts.player_cards.player_4]\ngoods = "silver 9, debt"\neffect = "hire"',
    '[viscounts.schemes.ss_build]\neffect = "scheme 2, hire"\noptions = ["focus", "build", "flip"]',
    '[viscounts.opponents.card]\nresources = ["gold", "ink"]\nuntil = [3]\nfocus = "build"',
    '[viscounts.segments.segment_1_2]\nleft = 2\nright = 1\nleft_trade = "debt"',
    '[viscounts.links.segment_3_4_few_1_2]\nreward = "castle move | workers"',
    '[viscounts.townsfolk.father]\neffect = "hire"\nhire = "refuse"',
    '[viscounts.townsfolk.mercenary_3]\nscoring = "vp 1 per 2 first_tier, vp 2 if 4 third_tier"',
    '[viscounts.bonuses.leader_4]\nwhen = "after welcome"\neffect = "order 2"\nif = "outsider"',
    '[viscounts.boards.board_2]\ncolumns = ["black", "yellow", "blue", "grey"]',
    '[viscounts.manuscripts.yellow_5_welcome]\nscoring = "vp 1 per order"',
)


def test_games_are_played_with_corrections(tmp_path: Path) -> None:
    """Whole games, with every label in both languages."""
    code = (
        "import burgrave, random\n"
        "for players in (1, 2, 3):\n"
        "    table = burgrave.new('viscounts', players, 1, {'gates_of_gold': players == 3})\n"
        "    choice = random.Random(1)\n"
        "    while table.ask is not None:\n"
        "        for language in ('pl', 'en'):\n"
        "            [table.label(option, language, table.ask.player) for option in table.ask.options]\n"
        "        table.answer(choice.choice(table.ask.options), table.ask.player)\n"
        "print('played')\n"
    )
    assert run(code, tmp_path / "box.toml", "\n".join(CORRECTIONS)).strip() == "played"


STARTING = [row["id"] for row in printed("schemes") if row["deck"] == "starting"]
WRONG = [
    ("[viscounts.townsfolk.abbot]\ncost = 9", "townsfolk.abbot: Expected 'int' <= 4 in 'cost'"),
    ('[viscounts.townsfolk.abbot]\ncolour = "red"', "townsfolk.abbot: unknown field 'colour'; allowed: name"),
    ('[viscounts.townsfolk.miner]\nhire = "silvr 3"', "townsfolk.miner: hire: there is no verb 'silvr'"),
    ('[viscounts.townsfolk.miner]\nhire = "hire 2"', "townsfolk.miner: hire: 'hire' happens once, not 2 times"),
    ('[viscounts.townsfolk.miner]\nhire = "pay silver 1 -> ink"', "miner: hire: 'pay silver 1 -> ink': effects"),
    ('[viscounts.townsfolk.artist]\nwhile = "2 trade as 1 noble in build"', "while: build is paid with build, not"),
    ('[viscounts.manuscripts.black_5_cleric]\nscoring = "vp 1 per cow"', "scoring: there is no unit 'cow'"),
    ('[viscounts.manuscripts.black_5_cleric]\nscoring = "vp 3"', "scoring: 'vp 3' must count something"),
    ("[viscounts.manuscripts.black_3_flip]\nfirst = true", "black_3_flip: first: 5 have grey backs, not 6"),
    ('[viscounts.buildings.workshop_1]\nkind = "guildhall"', "workshop_1: kind: there are three buildings"),
    ('[viscounts.church_favours.grey]\nwhile = "hand 1"', "church_favours.grey: while: 'hand 1' is no icon"),
    ("[viscounts.segments.segment_1_2]\nleft = 5", "segment_1_2: left: two towns have the same red"),
    ('[viscounts.sites.segment_1_2_few_1]\nsegment = "sea"', "sites.segment_1_2_few_1: segment: there is no 'sea'"),
    ('[viscounts.links.segment_1_2_few_1_2]\nto = "sea"', "links.segment_1_2_few_1_2: to: there is no 'sea'"),
    ('[viscounts.track.track_1]\nopponent = "cow"', "track.track_1: opponent: there is no verb 'cow'"),
    ('[viscounts.opponents.cleric]\ngoods = "cow"', "opponents.cleric: goods: there is no verb 'cow'"),
    ("[viscounts.opponents.cleric]\nuntil = [6]", "cleric: until: all resources but the last are limited"),
    ('[viscounts.opponents.card]\nresources = ["any", "ink"]', "card: resources: all resources but the last"),
    ('[viscounts.opponents.cleric]\nremoved = ["x"]', "opponents.cleric: removed: there is no 'x'"),
    ('[viscounts.opponents_buildings.workshop_1]\neffect = "cow"', "workshop_1: effect: there is no verb 'cow'"),
    ('[viscounts.schemes.ss_build]\noptions = ["fly", "flip"]', "schemes.ss_build: options: 'fly' is not one of"),
    ('[viscounts.schemes.ss_build]\noptions = ["build"]', "schemes.ss_build: options: 'build' is not known"),
    ("[viscounts.walls.wall_01]\nvp = 1", "viscounts.walls: there is no such data file; files: boards.toml"),
    ("[viscounts.track.track_8]\nbelow = 1", "viscounts.track: there is no row 'track_8'; track.toml has"),
    (f"[viscounts.opponents.cleric]\nremoved = {STARTING[:6]}", "opponents.cleric: removed: too few schemes are left"),
    ('[viscounts.townsfolk.rogue_1]\nkind = "stranger"', "townsfolk.rogue_1: kind: 'stranger' is not one of common,"),
    ('[viscounts.townsfolk.abbot]\nkind = "outsider"', "townsfolk.abbot: kind: 'outsider' is not one of common,"),
    ('[viscounts.townsfolk.dealer]\nwhen = "at dawn"', "townsfolk.dealer: when: 'at dawn' is not one of after trade,"),
    ('[viscounts.townsfolk.abbot]\nwhen = "after joy"', "townsfolk.abbot: when: 'after joy' is not known"),
    ('[viscounts.townsfolk.vagrant]\nwhile = "fly 2"', "townsfolk.vagrant: while: 'fly' is not one of further,"),
    ('[viscounts.townsfolk.tyrant]\nscoring = "vp 1 per cow"', "townsfolk.tyrant: scoring: there is no unit 'cow'"),
    ('[viscounts.townsfolk.tyrant]\nhire = "refuse 2"', "townsfolk.tyrant: hire: 'refuse' happens once, not 2"),
    ('[viscounts.bonuses.leader_2]\nkind = "cook"', "bonuses.leader_2: kind: 'cook' is not one of leader,"),
    ('[viscounts.bonuses.leader_3]\nwhen = "at dawn"', "bonuses.leader_3: when: 'at dawn' is not one of after trade,"),
    ('[viscounts.bonuses.diversified_1]\nif = "cow"', "bonuses.diversified_1: if: 'cow' is not one of no criminal,"),
    ('[viscounts.bonuses.diversified_5]\nwhile = "fly 2"', "bonuses.diversified_5: while: 'fly' is not one of"),
    ('[viscounts.boards.board_1]\ncolumns = ["red", "red", "red", "red"]', "boards.board_1: Invalid enum"),
    ('[viscounts.boards.board_1]\ncolumns = ["grey"]', "boards.board_1: Expected 'array' of length >= 4"),
]  # fmt: skip


@pytest.mark.plants_bugs
def test_wrong_rows_are_told_with_file_row_and_field(tmp_path: Path) -> None:
    """When the game is loaded; without them it is."""
    texts = ["", *[text for text, _ in WRONG]]
    fine, *told = json.loads(run(LOAD, tmp_path / "box.toml", "", json.dumps(texts)))
    assert fine == "loaded"
    for (_, message), sentence in zip(WRONG, told, strict=True):
        assert sentence.startswith("box.toml: viscounts.") and message in sentence


def test_the_check_tells_it_in_one_sentence(tmp_path: Path) -> None:
    """Without a stack trace."""
    told = check('[viscounts.schemes.ss_build]\neffect = "cow"', tmp_path / "box.toml").replace("\n", " ")
    assert "box.toml: viscounts.schemes.ss_build: effect: there is no verb 'cow'" in told and "Traceback" not in told
