"""Fifty addresses and what they answer, made once: `python -m tests.practice.calculator.golden`.

The file is never made again: an address that was shared answers the same in every later version.
"""

import json
import os
from pathlib import Path
from random import Random
from typing import Any

FILE = Path(__file__).parents[2] / "data" / "calculator_addresses.json"
ADDRESSES = 50


def answered(where: str) -> dict[str, Any]:
    """What must not change: amounts and seats, not the words about them."""
    from tests.practice.calculator.asking import ask

    done = ask(where)
    return {
        "address": where,
        "status": done.status,
        "pots": done.pots,
        "returned": {str(seat): amount for seat, amount in done.returned.items()},
        "payouts": {str(seat): amount for seat, amount in done.payouts.items()},
    }


def by_rank(rng: Random) -> str:
    from tests.practice.calculator.asking import seats

    chip, count = rng.choice([1, 1, 5, 25]), rng.randint(2, 10)
    put = [chip * rng.choice([1, 2, 4, rng.randint(0, 300)]) for _ in range(count)]
    stays = rng.randrange(count)
    folded = [seat != stays and rng.random() < 0.25 for seat in range(count)]
    hands = [None if gone else rng.randint(1, 3) for gone in folded]
    table: dict[str, object] = {"boton": rng.randint(1, count), "ficha": chip}
    table["muerto"] = rng.choice([None, None, 2 * chip])
    return seats(put, folded, hands, impar=rng.choice(["uno", "uno", "primero"]), **table)


def by_cards(rng: Random) -> str:
    from engine import DECK
    from tests.practice.calculator.asking import seats

    count = rng.randint(2, 6)
    cards = rng.sample(DECK, 5 + 2 * count)
    write = rng.choice([str, lambda card: card.code])
    hands = [" ".join(map(write, cards[5 + 2 * n : 7 + 2 * n])) for n in range(count)]
    put = [rng.choice([40, 100, rng.randint(1, 250)]) for _ in range(count)]
    names = {f"n{n}": name for n, name in enumerate(rng.sample(["Ana", "Beto", "Ñusta"], 2), 1)}
    return seats(put, (), hands, mesa=" ".join(map(write, cards[:5])), **names)


def without_hands(rng: Random) -> str:
    from tests.practice.calculator.asking import seats

    put = [rng.choice(["1.000", "2 500", "300", 40]) for _ in range(rng.randint(2, 5))]
    return seats(put, boton=1)


def make() -> list[dict[str, Any]]:
    rng = Random("calculadora")
    kinds = [by_rank] * 25 + [by_cards] * 20 + [without_hands] * 5
    assert len(kinds) == ADDRESSES
    return [answered(kind(rng)) for kind in kinds]


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django
    from django.conf import settings
    from django.test import override_settings

    django.setup()
    plain = "django.contrib.staticfiles.storage.StaticFilesStorage"
    storages = {**settings.STORAGES, "staticfiles": {"BACKEND": plain}}
    if FILE.exists():
        raise SystemExit(f"{FILE.name} exists: what it says was promised for ever.")
    with override_settings(STORAGES=storages, ALLOWED_HOSTS=["testserver"]):
        lines = [json.dumps(each, ensure_ascii=False) for each in make()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
