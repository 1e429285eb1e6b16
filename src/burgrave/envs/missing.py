"""What to say where a library is not installed that an environment needs."""

from __future__ import annotations


def missing(library: str, extra: str, error: ImportError) -> ImportError:
    """The error to raise instead: it says what to install."""
    return ImportError(
        f"{library} can't be imported ({error}); install the extra: pip install '.[{extra}]' in Burgrave's folder"
    )
