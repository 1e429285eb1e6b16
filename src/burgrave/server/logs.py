"""The log of the server: one line for each thing, with time and level; as text, or as JSON for machines."""

from __future__ import annotations

import json
import logging
import os
import re
import time
from typing import Any, Final

from burgrave.kernel.errors import BadSetup

FORM: Final = "BURGRAVE_LOG"
FORMS: Final = ("text", "json")
SECRET: Final = re.compile(r"(/(?:i|w|me/move)/)[\w.~=-]+")  # invitations and links stand in addresses


class Line(logging.Formatter):
    """A line that begins with when and how grave; secrets in addresses are left out."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = SECRET.sub(r"\1…", super().format(record))
        return f"{_when(record)} {record.levelname:<7} {record.name}: {said}"


class JsonLine(logging.Formatter):
    """The same for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, Any] = {"time": _when(record), "level": record.levelname.lower(), "logger": record.name}
        told["message"] = SECRET.sub(r"\1…", record.getMessage())
        if record.exc_info:
            told["error"] = SECRET.sub(r"\1…", self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def _when(record: logging.LogRecord) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z"


def described() -> dict[str, Any]:
    """How the log is written, in the words of ``logging.config``."""
    form = os.environ.get(FORM, "text")
    if form not in FORMS:
        raise BadSetup(f"{FORM} is {' or '.join(FORMS)}, not {form!r}")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": Line if form == "text" else JsonLine}},
        "handlers": {"all": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["all"], "level": "WARNING"},
    }
