"""What wrong answers are called that come from no mistake of the catalogue."""

from practice.mistakes.base import Backing, Mistake


class OtherMistake(Mistake):
    """Never dealt and never offered: a name is not forced on what has none."""

    code = "otro-error"
    name = "Otro error"
    rule = (
        "Ninguno de los errores con nombre da esta respuesta: "
        "compárala con la correcta, línea por línea."
    )
    backing = Backing()


class FalseAlarm(Mistake):
    """Points at a step that is right: nobody's mistake, but that of who looks for one."""

    code = "error-que-no-hay"
    name = "Un error que no hay"
    rule = "Un paso está bien si sale de lo que hay sobre la mesa y de los pasos anteriores."
    backing = Backing()


OTHER = OtherMistake()
FALSE_ALARM = FalseAlarm()
WITHOUT_SOURCE = (OTHER, FALSE_ALARM)
