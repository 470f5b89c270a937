"""The ten hands by name."""

from django import template

from engine import Category, category_name

register = template.Library()


@register.simple_tag
def hand_order() -> list[str]:
    """The names of the ten hands, from the highest down."""
    return [category_name(category) for category in reversed(Category)]
