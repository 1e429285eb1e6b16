"""Files are whole, or as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgrave.files import write_whole


def test_a_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new" and list(tmp_path.iterdir()) == [path]


def test_what_goes_wrong_is_told_of_the_file_itself(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as told:
        write_whole(tmp_path / "nowhere" / "file", b"")
    assert told.value.filename == str(tmp_path / "nowhere" / "file")
