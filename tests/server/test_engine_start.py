"""An engine that does not start in time is not asked any more: its late reply would be taken for another's."""

from __future__ import annotations

import asyncio

import pytest

from burgrave.server import engines
from burgrave.server import messages as m


def test_a_late_start_answers_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tried() -> list[m.Reply]:
        process = engines.EngineProcess()
        monkeypatch.setattr(engines, "LOADING", 0.01)
        with pytest.raises(TimeoutError):
            await process.start()
        monkeypatch.undo()
        replies = [await process.ask(m.Forget("x")), await process.ask(m.Look("x", 0, None, "en"))]
        await process.stop()
        return replies

    done, missing = asyncio.run(tried())
    assert isinstance(done, m.Done) and isinstance(missing, m.Missing)
