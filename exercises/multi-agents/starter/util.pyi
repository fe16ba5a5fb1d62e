"""For editors only: nothing here runs."""

from typing import Any, NoReturn

def lookup(name: Any, namespace: dict[str, Any]) -> Any:
    """The function or class of this name; whatever is no name is itself."""

def raiseNotDefined() -> NoReturn:
    """Stands in a method that is still to be written."""
