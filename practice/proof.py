"""Whether a drill is what it should be: read again from its cards, option by option."""

from collections.abc import Iterator, Sequence

from practice.dealing import Option
from practice.mistakes import MISTAKES
from practice.table import Table
from practice.wording import Form, word


def flaws(table: Table, form: Form, options: Sequence[Option]) -> Iterator[str]:
    """What is wrong with a drill, in words for who keeps the course; nothing where all is right."""
    right = [option for option in options if not option.mistake]
    if [option.answer for option in right] != [table.right]:
        yield "la respuesta correcta no es la que dan las cartas"
    unknown = {option.mistake for option in options} - MISTAKES.keys() - {""}
    if unknown:
        yield f"no existe el error «{unknown.pop()}»"
        return
    for option in options:
        mistake = MISTAKES.get(option.mistake)
        if mistake and mistake.answer(table) != option.answer:
            yield f"«{mistake.name}» no lleva a la respuesta que se le atribuye"
    worded = {str(word(table, form, option.answer, option.mistake)) for option in options}
    if len(worded) < len(options):
        yield "dos respuestas se leen igual"
