"""Known holes in what is installed here, as far as the package registry tells: ends with 1 when one can be mended."""

from __future__ import annotations

import json
import subprocess
import sys

SECONDS = 120


def main() -> int:
    """Ask pip-audit, and say what it found."""
    command = [sys.executable, "-m", "pip_audit", "--skip-editable", "--progress-spinner", "off", "--format", "json"]
    try:
        asked = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        found = json.loads(asked.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, json.JSONDecodeError, KeyError):
        print("audit: the registry could not be asked; nothing was audited")
        return 0
    audited = [one for one in found if "vulns" in one]
    holes = [(one["name"], one["version"], hole) for one in audited for hole in one["vulns"]]
    for name, version, hole in holes:
        print(f"audit: {name} {version}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'no version yet'}")
    print(f"audit: {len(audited)} of {len(found)} packages, {len(holes)} known holes")
    return 1 if any(hole["fix_versions"] for _, _, hole in holes) else 0


if __name__ == "__main__":
    sys.exit(main())
