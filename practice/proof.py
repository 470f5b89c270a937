"""Whether a drill is what it should be: read again from its cards, option by option."""

from collections.abc import Iterator, Sequence

from practice.mistakes import MISTAKES
from practice.questions import Option, Question
from practice.table import Table


def flaws(table: Table, question: Question, options: Sequence[Option]) -> Iterator[str]:
    """What is wrong with a drill, in words for who keeps the course; nothing where all is right."""
    right = [option for option in options if not option.mistake]
    if [option.answer for option in right] != [question.right(table)]:
        yield "la respuesta correcta no es la que dan las cartas"
    unknown = {option.mistake for option in options} - MISTAKES.keys() - {""}
    if unknown:
        yield f"no existe el error «{unknown.pop()}»"
        return
    for option in options:
        if option.mistake and not question.follows(table, option):
            name = MISTAKES[option.mistake].name
            yield f"«{name}» no lleva a la respuesta que se le atribuye"
    worded = {str(question.word(table, option.answer, option.mistake)) for option in options}
    if len(worded) < len(options):
        yield "dos respuestas se leen igual"
