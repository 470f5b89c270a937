"""Sessions in the database that forget an account, not who is learning in this browser."""

from django.contrib.sessions.backends.db import SessionStore as DatabaseStore

from practice import learners


class SessionStore(DatabaseStore):
    """The store that SESSION_ENGINE names."""

    def flush(self) -> None:
        """Start anew under another key with nothing but the learner's ids.

        Django flushes when somebody leaves, when another account enters, and when a password has changed since.
        """
        kept = learners.all_that_is_kept(self)
        super().flush()
        self.update(kept)
