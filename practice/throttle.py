"""A token bucket: a few at once, then one every so often."""

import time

from django.core.cache import cache


def may(key: str, burst: int, seconds_each: float) -> bool:
    """Whether one more of `key` is allowed now: `burst` at once, then one each `seconds_each`.

    Buckets are kept in the cache, so with several processes each has its own.
    """
    now = time.time()
    left, since = cache.get(key, (burst, now))
    tokens: float = min(burst, left + (now - since) / seconds_each)
    allowed = tokens >= 1
    cache.set(key, (tokens - allowed, now), timeout=burst * seconds_each)
    return allowed
