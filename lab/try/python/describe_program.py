"""Prints what the program's own code says of its settings and commands, as JSON."""

import json
import pathlib
import re
import sys
import types
import typing

import langflow
import typer
from langflow.__main__ import app
from pydantic_core import PydanticUndefined

try:
    from langflow.services.settings.auth import AuthSettings
    from langflow.services.settings.base import Settings
except ModuleNotFoundError:  # since 1.7 they are in a package of their own
    from lfx.services.settings.auth import AuthSettings
    from lfx.services.settings.base import Settings


def type_names(annotation):
    """Plain names of a type: `str | None` gives `str` and `None`."""
    origin = typing.get_origin(annotation)
    if origin in (typing.Union, types.UnionType):
        return sorted({name for part in typing.get_args(annotation) for name in type_names(part)})
    if origin is typing.Literal:
        return sorted({type(value).__name__ for value in typing.get_args(annotation)})
    if origin is typing.Annotated:
        return type_names(typing.get_args(annotation)[0])
    plain = origin or annotation
    return ["None" if plain is type(None) else getattr(plain, "__name__", str(plain))]


def plain_value(value):
    """A default as JSON can hold it; secrets are those of the class, not of this machine."""
    if value is PydanticUndefined or value is None:
        return None
    if hasattr(value, "get_secret_value"):
        return value.get_secret_value()
    if isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple, set)):
        return [plain_value(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain_value(item) for key, item in value.items()}
    return str(value)


def describe_settings():
    fields = {}
    for settings in (Settings, AuthSettings):
        for name, field in settings.model_fields.items():
            default = field.get_default(call_default_factory=False)
            fields[name.upper()] = {"types": type_names(field.annotation), "default": plain_value(default)}
    return fields


def describe_option(option):
    default = option.default() if callable(option.default) else option.default
    return {
        "flags": [*option.opts, *option.secondary_opts],
        "type": option.type.name,
        "default": plain_value(default),
        "environment": option.envvar,
        "is_flag": bool(getattr(option, "is_flag", False)),
        "required": bool(option.required),
        "hidden": bool(getattr(option, "hidden", False)),
    }


def list_commands(group, prefix=""):
    """Commands by their full names; those of groups go on after a space: `observability doctor`."""
    for name, command in group.commands.items():
        if command.hidden:
            continue
        yield prefix + name, command
        if hasattr(command, "commands"):
            yield from list_commands(command, f"{prefix}{name} ")


def describe_commands():
    group = typer.main.get_command(app)
    commands = {"": group, **dict(list_commands(group))}
    # Typer may bring its own Click: its classes are not those of the package of that name.
    return {
        name: [describe_option(option) for option in command.params if option.param_type_name == "option"]
        for name, command in commands.items()
    }


READ = re.compile(r"""(?:getenv|environ\.get)\(\s*["'](\w+)["'](?:,\s*["']?([^"',)]*)["']?)?\s*\)""")


def describe_environment():
    """Variables that the code reads by itself, past its settings, with the value that it takes without them."""
    found = {}
    for file in sorted(pathlib.Path(langflow.__file__).parent.rglob("*.py")):
        for name, default in READ.findall(file.read_text(encoding="utf-8")):
            found.setdefault(name, default)
    return found


if __name__ == "__main__":
    # Modules print while they are imported: the answer goes to the file that is named.
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        answer = {"settings": describe_settings(), "commands": describe_commands(), "environment": describe_environment()}
        json.dump(answer, file)
