"""Thirty addresses with what they say: an address that was shared gives the same answer for ever.

`python -m tests.practice.reader.golden > tests/data/reader_addresses.json` writes the file anew:
only to add addresses; an answer that changes is a broken promise.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tests.practice.reader.asking import ask_address

FILE = Path(__file__).parents[2] / "data" / "reader_addresses.json"

ADDRESSES = (
    "/leer/",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m2=Jc8d",
    "/leer/?mesa=Qs+Qh+9d+4c+2c&n1=Ana&m1=Ah+8s&n2=Beto&m2=Jc+8d",
    "/leer/?mesa=Q%E2%99%A0+Q%E2%99%A5+9%E2%99%A6+4%E2%99%A3+2%E2%99%A3&m1=10h9h&m2=Td8d",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m2=Ad8c&m3=Kd7d",
    "/leer/?mesa=AsKsQsJsTs&m1=2c3d&m2=AhAd",
    "/leer/?mesa=2d3h4sKc9d&m1=Ac5h&m2=KhQd",
    "/leer/?mesa=2d3h4s5cKd&m1=AcQh&m2=6h7h",
    "/leer/?mesa=2h3h4hKdKc&m1=Ah5h&m2=KsKh",
    "/leer/?mesa=KsQsJsTs9d&m1=AsAh&m2=Ac9s",
    "/leer/?mesa=3h4h5h6h7h&m1=AdKc&m2=8h8d",
    "/leer/?mesa=8d8cAs5h2c&n1=A&m1=Kc7d&n2=B&m2=Kh6s",
    "/leer/?mesa=KsKh9c9d2s&m1=QcJd&m2=QhTc&m3=Ad3d",
    "/leer/?mesa=JsJh7c7d2s&m1=JdQc&m2=JcAd&m3=7h7s&contra=1-2",
    "/leer/?mesa=9h7h5h3h2c&m1=AhKc&m2=KhAc&m3=8h4h&contra=2-3",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m2=Jc8d&m3=Ad7s&m4=9s9h&contra=3-1",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m2=Jc8d&m3=Ad8h&m4=QdQc&m5=9s9h&m6=KdKc&m7=3s5s&m8=6h7h&m9=2s2h&m10=ThTd",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m5=Jc8d",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m2=Jc8d&manos=4",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m2=Jc8d&m3=Kd",
    "/leer/?mesa=QsQh9d&m1=Ah8s&m2=Jc8d",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s",
    "/leer/?m1=Ah8s&m2=Jc8d",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m2=Jc8d&contra=1-7",
    "/leer/?mesa=QsQh9d4cZz&m1=Ah8s&m2=Jc8d",
    "/leer/?mesa=QsQh9d4c2c&m1=AhQs&m2=Jc8d",
    "/leer/?mesa=QsQh9d4c2c3c&m1=Ah8s&m2=Jc8d",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s7d&m2=Jc8d",
    "/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m2=Jc8d&manos=11",
    "/leer/?mesa=QsQh9d4c2c&n1=Jos%C3%A9+%26+Mar%C3%ADa&m1=Ah8s&n2=jos%C3%A9+%26+mar%C3%ADa&m2=Jc8d",
)


def short(address: str) -> dict[str, Any]:
    """What an address answers, without how it looks."""
    answer = ask_address(address)
    return {
        "address": address,
        "status": answer.status,
        "said": answer.said,
        "ranking": answer.ranking,
        "steps": answer.steps,
    }


def text() -> str:
    shown = [json.dumps(short(address), ensure_ascii=False) for address in ADDRESSES]
    return "[\n" + ",\n".join(shown) + "\n]\n"


if __name__ == "__main__":
    import django

    django.setup()
    sys.stdout.write(text())
