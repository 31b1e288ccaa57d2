import pytest

from carmilla.text import detect_language, has_message, languages, message


def test_english_and_spanish() -> None:
    assert languages() == ("en", "es")
    assert message("en", "error-not-asked", seat="2") == "Seat 2 is not being asked now."
    assert message("es", "error-not-asked", seat="2") == "Ahora no se pregunta nada al asiento 2."


def test_a_message_that_cannot_be_made_is_a_fault() -> None:
    assert not has_message("en", "error-of-nobody")
    with pytest.raises(KeyError):
        message("en", "error-of-nobody")
    with pytest.raises(KeyError):
        message("fr", "error-not-asked")
    with pytest.raises(ValueError, match="error-not-asked"):
        message("es", "error-not-asked")


@pytest.mark.parametrize(
    ("env", "expected"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "es"}, "es"),
        ({"LANG": "es_ES.UTF-8", "CARMILLA_LANG": "en"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(env: dict[str, str], expected: str) -> None:
    assert detect_language(env) == expected
