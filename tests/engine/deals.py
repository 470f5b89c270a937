"""Deals for what holds on every one, and how many of them it is tried on."""

from hypothesis import settings
from hypothesis import strategies as st

from engine import DECK, Card

# A slow moment of the machine is no broken law: no deadline.
many = settings(max_examples=400, deadline=None)


def deals(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    return st.lists(st.sampled_from(DECK), min_size=least, max_size=most, unique=True)
