"""The calculator: an address in, the settlement with the reason for every chip out. No HTML here.

An address answers the same in every later version: what is read may grow, never change.
"""

from practice.calculator.accounts import Account, settle
from practice.calculator.address import EXAMPLE, Address
from practice.calculator.house import ODD_CHIPS, House
from practice.calculator.questions import Question, read

__all__ = [
    "EXAMPLE",
    "ODD_CHIPS",
    "Account",
    "Address",
    "House",
    "Question",
    "read",
    "settle",
]
