"""Structured logs: one JSON object a line. They name the table, never a card or a token."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

log = logging.getLogger("kartentisch")
_STANDARD = set(logging.makeLogRecord({}).__dict__)


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        fields = {key: value for key, value in record.__dict__.items() if key not in _STANDARD}
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **fields,
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a record tells of us: a client whose text is no UTF-8 is closed with 1007, and that is all."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def set_up_logs() -> None:
    """Send all logs of this process to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for chatty in ("uvicorn", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
