"""Every fragment of the practice in every state, from objects in memory: nothing here is stored."""

from practice.styleguide.states import Group, State, groups

__all__ = ["Group", "State", "groups"]
