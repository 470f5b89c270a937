from django.apps import AppConfig, apps
from django.db.models.signals import post_migrate


class LessonsConfig(AppConfig):
    name = "lessons"
    verbose_name = "Lecciones"

    def ready(self) -> None:
        from lessons import uses  # noqa: F401  (keeps what is cited from being deleted)
        from lessons.instructors import keep_group

        # Permissions are made one app after another: when it is the turn of the accounts, ours are there.
        post_migrate.connect(keep_group, sender=apps.get_app_config("auth"))
