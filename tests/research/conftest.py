"""Libraries for learning, as their users use them; ``make research`` has an environment for them, with torch."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = ["test_*.py"] if find_spec("torch") is None else []
