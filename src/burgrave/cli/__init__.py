"""The command line: play, replay, check, arena and bench."""

from __future__ import annotations

import sys


def main() -> None:
    """Run ``burgrave``; without typer and rich say what to install."""
    try:
        from burgrave.cli.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("typer", "rich"):
            raise
        sys.exit(_without_extra())
    sys.exit(run(sys.argv[1:]))


def _without_extra() -> int:
    from burgrave.cli.words import own, usual_language

    print(own(usual_language(), "error-extra", command="pip install '.[cli]'"), file=sys.stderr)
    return 2
