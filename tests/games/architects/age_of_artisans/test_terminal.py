"""What Age of Artisans shows in a terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from burgrave.cli.app import run
from tests.games.architects.age_of_artisans.scene import added, adorn, equip, jail, lay_out, lie, maker, scene, stand_at
from tests.games.architects.test_terminal import drawn


def test_crafts_tools_adornments_and_artisans() -> None:
    s = scene(3)
    equip(s, 0, "abbot_1", "craft_02")
    adorn(s, 0, "courtyard", "craft_09")
    lay_out(s, "craft_01", "craft_08", "craft_17", "craft_22")
    lie(s, 0)
    maker(s).on_top = 1
    stand_at(s, 1, "forest")
    jail(s, 2)
    text = drawn(s, 0)
    assert "Glazed Tiles 3 VP – gain 3 clay / Smuggler's Chest – lose 1 virtue and gain 1 marble" in text
    assert "Builder's Kit – the apprentice also has one skill of each kind" in text and "Crafts (+18)" in text
    assert "Tools Abbot: Chisel – gain 1 stone Adornments Courtyard: Golden Tapestry 2 VP" in text
    assert "Artisan in supply · in the Guildhall workers on workers: 1" in text
    assert "Artisan Forest" in text and "Artisan Prison" in text
    assert "an apprentice, a building card or a tool for 2 silver" in text
    polish = drawn(s, None, "pl")
    assert "Narzędzia Opat: Dłuto – weź 1 kamień Zdobienia Dziedziniec: Złoty gobelin 2 PZ" in polish
    maker(s, 1).artisan = 13 + 2
    assert "Artisan captured, on the board of Cleo" in drawn(s, 0)
    added(s).row = [-1] * 4
    assert "Crafts (+18) none" in drawn(s, 0)


def test_adornments_of_a_solo_opponent_lie_beside_its_board() -> None:
    s = scene(1)
    maker(s, 1).adornments = (12,)
    text = drawn(s, 0)
    assert "Adornments Borrowed Chandelier 5 VP Points" in text and text.count("Artisan ") == 1


def test_crafts_are_explained_at_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("sys.stdin", io.StringIO("? złoty gobelin\n? silnoręki\n? rzemieślnik\n? zdobienie\nq\n"))
    assert run(["play", "architects", "--players", "1", "--lang", "pl", "--seed", "7"]) == 0
    out = capsys.readouterr().out
    assert "Zdobienie za 5 srebrników, w tym 2 podatku: 2 PZ na koniec gry; od razu weź 2 złota." in out
    assert "W chwili stawiania liczy się za dwóch" in out and "Górna połowa karty rzemiosła." in out
    assert "Pewne: działanie narzędzia." in out and "gdy stawiasz Rzemieślnika: zapłać o 2 srebrniki mniej" in out
