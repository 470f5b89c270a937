"""Who is learning: a random id for each series, kept in the session and nowhere else."""

import uuid
from datetime import date, timedelta
from typing import Any

from django.contrib.sessions.backends.base import SessionBase
from django.utils import timezone

IDS = "learners"
RENEWED = "renewed_on"
RENEW_AFTER = timedelta(days=30)


def known(session: SessionBase, slug: str) -> uuid.UUID | None:
    """The learner's id in this series, if this browser has one."""
    stored = session.get(IDS, {}).get(slug)
    return uuid.UUID(stored) if stored else None


def all_known(session: SessionBase) -> list[uuid.UUID]:
    """The learner's ids in all series."""
    return [uuid.UUID(stored) for stored in session.get(IDS, {}).values()]


def known_or_new(session: SessionBase, slug: str) -> uuid.UUID:
    """The learner's id in this series, made now if there is none; renewed once a month."""
    learner = known(session, slug)
    if learner is None:
        learner = uuid.uuid4()
        session[IDS] = {**session.get(IDS, {}), slug: learner.hex}
    _renew(session)
    return learner


def forget(session: SessionBase, slug: str) -> None:
    """Cut the tie between this browser and its answers in one series."""
    session[IDS] = {key: value for key, value in session.get(IDS, {}).items() if key != slug}


def forget_all(session: SessionBase) -> None:
    """Cut the tie between this browser and all its answers."""
    session[IDS] = {}


def all_that_is_kept(session: SessionBase) -> dict[str, Any]:
    """What this module keeps in a session, to carry it into another one."""
    return {key: session[key] for key in (IDS, RENEWED) if key in session}


def _renew(session: SessionBase) -> None:
    """Saving the session makes it last another year; once a month is enough."""
    today = timezone.now().date()
    if today - date.fromisoformat(session.get(RENEWED, "2000-01-01")) > RENEW_AFTER:
        session[RENEWED] = today.isoformat()
