"""The build hook of a compiled wheel: hatchling calls it where ``HATCH_BUILD_HOOK_ENABLE_CUSTOM`` is set.

Whoever sets nothing gets the pure wheel.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from compiling import BUILD, compile_into


class Compiled(BuildHookInterface):
    """Adds the shared libraries to a wheel, and says for which Python and system they are."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and list what came of it; an editable install runs from its sources."""
        if version == "editable":
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in compile_into(BUILD):
            build_data["force_include"][str(library)] = library.relative_to(BUILD).as_posix()
