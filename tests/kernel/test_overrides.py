"""Corrections of data rows by owners of another printing; what is wrong with them is told with its place."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave.games.paladins.data.rows import Tavern, Wall
from burgrave.kernel.cards import load
from burgrave.kernel.errors import BadData
from burgrave.kernel.overrides import VARIABLE, overrides, where

PACKAGE = "burgrave.games.paladins"


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An override file in use, still empty."""
    path = tmp_path / "box.toml"
    path.write_text("")
    monkeypatch.setenv(VARIABLE, str(path))
    overrides.cache_clear()
    yield path
    overrides.cache_clear()


def test_only_the_fields_that_are_written_change(box: Path) -> None:
    """And the row says that it was corrected."""
    before = load(PACKAGE, "walls.toml", Wall)
    overrides.cache_clear()
    box.write_text(f"[paladins.walls.{before[0].id}]\nvp = {before[0].vp + 1}\n")
    after = load(PACKAGE, "walls.toml", Wall)
    assert after[1:] == before[1:]
    assert after[0].vp == before[0].vp + 1 and after[0].effect == before[0].effect
    assert after[0].source == "override"
    assert where("paladins", "walls", before[0].id, "vp").startswith("box.toml: paladins.walls.")
    assert where("paladins", "walls", before[0].id, "effect").startswith("walls.toml: ")


def test_a_correction_may_say_where_it_comes_from(box: Path) -> None:
    box.write_text('[paladins.walls.wall_01]\nvp = 1\nsource = "second printing"\n')
    assert load(PACKAGE, "walls.toml", Wall)[0].source == "second printing"


def test_other_games_are_left_alone(box: Path) -> None:
    box.write_text("[viscounts.walls.wall_01]\nvp = 7\n")
    assert load(PACKAGE, "walls.toml", Wall)[0].vp != 7


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[paladins.walls.wall_01]\nvpp = 1",
            "box.toml: paladins.walls.wall_01: unknown field 'vpp'; allowed: effect",
        ),
        ('[paladins.walls.wall_01]\nvp = "one"', "box.toml: paladins.walls.wall_01: Expected 'int', got 'str' in 'vp'"),
        ("[paladins.walls.wall_01]\nvp = -1", "box.toml: paladins.walls.wall_01: Expected 'int' >= 0 in 'vp'"),
        (
            "[paladins.walls.wall_99]\nvp = 1",
            "box.toml: paladins.walls: there is no row 'wall_99'; walls.toml has",
        ),
        ("[paladins.wals.wall_01]\nvp = 1", "box.toml: paladins.wals: there is no such data file; files: actions.toml"),
        ("paladins = 1", r"box.toml: paladins: write corrections like \[paladins"),
        ("[paladins]\nwalls = 1", r"box.toml: paladins.walls: write corrections like \[paladins"),
        ("[paladins.walls]\nwall_01 = 1", r"box.toml: paladins.walls.wall_01: write corrections like \[paladins"),
        ("[[", "box.toml: the override file can't be read: "),
    ],
)
def test_wrong_rows_are_told_with_file_row_and_field(box: Path, text: str, message: str) -> None:
    box.write_text(text)
    with pytest.raises(BadData, match=message):
        load(PACKAGE, "walls.toml", Wall)


def test_an_empty_name_is_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    overrides.cache_clear()
    assert load(PACKAGE, "tavern.toml", Tavern)
    overrides.cache_clear()


def test_a_file_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "nowhere.toml")
    overrides.cache_clear()
    with pytest.raises(BadData, match=r"nowhere\.toml: the override file can't be read: No such file"):
        load(PACKAGE, "tavern.toml", Tavern)
    overrides.cache_clear()


# -------------------------------------------------------------------- whole processes: games read their data once


def run(code: str, path: Path) -> str:
    """What a new process prints with an override file in use."""
    process = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, VARIABLE: str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    return process.stdout + process.stderr


def check(text: str, path: Path) -> str:
    """What ``burgrave check paladins --overrides`` prints."""
    path.write_text(text)
    command = ["check", "paladins", "--lang", "en", "--overrides", str(path)]
    code = f"import sys; from burgrave.cli.app import run; sys.exit(run({command}))"
    return run(code, path)


@pytest.mark.parametrize(
    "text",
    [
        '[paladins.jars.jar_recruit]\nreward = "labourer, silver"',
        '[paladins.outsiders.byzantine_traitor]\nscoring = "vp 1 per 2 convert"',
        "[paladins.spaces.r1s01]\nregion = 6",
        '[paladins.townsfolk.abbot_1]\ndrop = "take debt"',
        '[paladins.townsfolk.abbot_1]\nhire = "pray"',
    ],
)
def test_games_are_played_with_corrections(tmp_path: Path, text: str) -> None:
    """Whole games, with every label in both languages, and the board can be drawn."""
    path = tmp_path / "box.toml"
    path.write_text(text)
    code = (
        "import burgrave, random\n"
        "from burgrave.games.paladins.page import board\n"
        "for players in (1, 3):\n"
        "    table, choice = burgrave.new('paladins', players, 1), random.Random(1)\n"
        "    while table.ask is not None:\n"
        "        for language in ('pl', 'en'):\n"
        "            [table.label(option, language, table.ask.player) for option in table.ask.options]\n"
        "        table.answer(choice.choice(table.ask.options), table.ask.player)\n"
        "print('played')\n"
    )
    assert run(code, path).strip() == "played"


def test_a_corrected_card_is_played_and_told(tmp_path: Path) -> None:
    """The rules, the labels and the proof-reading all follow the corrected text."""
    path = tmp_path / "box.toml"
    assert "gain 9 silver" in check('[paladins.townsfolk.abbot_1]\ndrop = "silver 9"', path)
    code = (
        "from burgrave.games.paladins import GAME\n"
        "from burgrave.games.paladins.rules import townsfolk\n"
        "from burgrave.games.paladins.data.tables import TOWNSFOLK_IDS\n"
        "print(townsfolk.ERRANDS[TOWNSFOLK_IDS.index('abbot_1')].effect.number)\n"
    )
    assert run(code, path).strip() == "9"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[paladins.townsfolk.abbot_1]\ndrop = "silvr 3"', "townsfolk.abbot_1: drop: there is no verb 'silvr'"),
        ('[paladins.townsfolk.abbot_1]\ndrop = "silver 3,"', "box.toml: paladins.townsfolk.abbot_1: drop: "),
        ('[paladins.townsfolk.peddler_1]\neffect = "recruit"', "paladins.townsfolk.peddler_1: effect: 'recruit'"),
        ('[paladins.kings_favours.favour_amnesty_tax]\ncost = "faith"', "cost: 'faith' can't be paid; a price is"),
        ('[paladins.kings_favours.favour_attribute]\ncost = "silver, provision"', "cost: 'silver, provision' is more"),
        ('[paladins.outsiders.byzantine_traitor]\nscoring = "vp 1 per cow"', "scoring: there is no unit 'cow'"),
        ('[paladins.outsiders.byzantine_traitor]\nscoring = "vp 3"', "scoring: 'vp 3' must count one thing"),
        ('[paladins.outsiders.byzantine_traitor]\nscoring = "vp 1 per 0 attack"', "'vp 1 per 0 attack' is no scoring"),
        ('[paladins.paladins.samson]\nwhile = "free silver"', "paladins.samson: while: 'free silver' is not known"),
        ('[paladins.townsfolk.abbot_1]\ndrop = "destroy 2 debt"', "drop: 'destroy' happens once, not 2 times"),
        ("[paladins.ladders.ladder_develop]\nvp = [0, 0, 0, 0, 0, 0, 1]", "ladder_develop: vp: 8 steps, not 7"),
        ("[paladins.regions.region_6]\nfaith = 0", "region_6: faith: a region never needs less"),
        ("[paladins.bot.x]\ny = 1", "paladins.bot: there is no such data file"),
        ('[palladins.walls.wall_01]\nvp = 1', "box.toml: there is no game called 'palladins'"),
    ],
)  # fmt: skip
def test_effects_that_cannot_be(tmp_path: Path, text: str, message: str) -> None:
    """One sentence, no stack trace."""
    printed = check(text, tmp_path / "box.toml").replace("\n", " ")
    assert message in printed and "Traceback" not in printed
