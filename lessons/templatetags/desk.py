"""What waits for whoever enters the desk."""

from django import template
from django.contrib.auth.models import AnonymousUser, User

from practice.models import Report

register = template.Library()


@register.simple_tag
def open_reports(user: User | AnonymousUser) -> int:
    """How many reports about hands nobody has answered; none for who may not see them."""
    if not user.has_perm("practice.view_report"):
        return 0
    return Report.objects.filter(answered_at=None).count()
