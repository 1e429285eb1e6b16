"""How long a question that has just appeared takes no click: the page is told, by a setting."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgrave.kernel.errors import BadSetup
from burgrave.server.settings import settings
from tests.server.serving import Browser, Server


def test_the_page_is_told_the_usual_time(shared_server: Server) -> None:
    assert 'data-settle="350"' in Browser(shared_server).get("/").text


def test_the_environment_may_say_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BURGRAVE_SETTLE", raising=False)
    assert settings(tmp_path).settle == 350
    monkeypatch.setenv("BURGRAVE_SETTLE", "0")
    assert settings(tmp_path).settle == 0
    for given in ("", "soon", "-1", "nan", "3600000"):
        monkeypatch.setenv("BURGRAVE_SETTLE", given)
        with pytest.raises(BadSetup, match="BURGRAVE_SETTLE"):
            settings(tmp_path)
