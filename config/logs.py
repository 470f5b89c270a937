import logging


class OneLineForVisitors(logging.Filter):
    """Drops the traceback of what a visitor or a busy database caused (4xx, 503); ours (500) keep theirs."""

    def filter(self, record: logging.LogRecord) -> bool:
        status = getattr(record, "status_code", None)
        if status is not None and (400 <= status < 500 or status == 503):
            record.exc_info = record.exc_text = None
            if record.levelno > logging.WARNING and status < 500:
                record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True
