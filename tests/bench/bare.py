"""The yardstick: a bare Django view that loads a session and inserts one row, nothing else."""

import os
import uuid

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.bench.bare_settings")

from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse
from django.urls import path

application = get_wsgi_application()


def answer(request: HttpRequest) -> HttpResponse:
    from practice.models import Attempt

    request.session.get("learners")
    Attempt(learner=uuid.uuid4(), drill_id=1, option=0).save(force_insert=True)
    return HttpResponse("ok")


urlpatterns = [path("", answer)]
