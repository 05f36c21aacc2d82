"""Structured logs: one JSON object a line. They name the table, never a card or a token."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

log = logging.getLogger("kartentisch")
_STANDARD = set(logging.makeLogRecord({}).__dict__)


class JsonLines(logging.Formatter):
    """A log record as one line of JSON, with the fields of `extra`."""

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


def _is_our_error(record: logging.LogRecord) -> bool:
    """Whether a record is about this server, not about a client that sent invalid UTF-8."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def set_up_logs() -> None:
    """Write all logs of this process to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for chatty in ("uvicorn", "alembic"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_our_error)
