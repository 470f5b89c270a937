"""The pages that a search engine should know."""

from django.conf import settings
from django.contrib.sitemaps import Sitemap
from django.db.models import QuerySet
from django.urls import reverse

from lessons.models import Lesson


class OfThisSite(Sitemap):
    """Its addresses stand on SITE_URL, whatever name a request came by."""

    def get_protocol(self, protocol: str | None = None) -> str:
        return str(settings.SITE.scheme)

    def get_domain(self, site: object = None) -> str:
        return str(settings.SITE.netloc)


class Pages(OfThisSite):
    """The course, the pages to look things up in, and the calculator."""

    def items(self) -> list[str]:
        pages = [f"lessons:{name}" for name in ("index", "glossary", "sources")]
        return [*pages, "calculator", "reader", "lessons:responsible", "lessons:privacy"]

    def location(self, item: str) -> str:
        return reverse(item)


class Lessons(OfThisSite):
    """Every lesson, at its own address."""

    def items(self) -> QuerySet[Lesson]:
        return Lesson.objects.published()


SITEMAPS = {"pages": Pages, "lessons": Lessons}
