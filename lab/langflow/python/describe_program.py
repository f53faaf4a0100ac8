"""Writes what the program's own code says of its settings and commands, as JSON, to the file that is named."""

import importlib
import json
import pathlib
import re
import sys
import sysconfig
import types
import typing

import click
import langflow
import typer
from langflow.__main__ import app
from pydantic_core import PydanticUndefined
from pydantic_settings import BaseSettings

try:
    import lfx
    from lfx.__main__ import app as lfx_app
except ModuleNotFoundError:  # before 1.6 all of it was in one package
    lfx = lfx_app = None

PREFIX = "LANGFLOW_"
# Keys that come with the package are not for a public file.
SECRET = re.compile(r"_(KEY|TOKEN|PASSWORD)$", re.IGNORECASE)
HIDDEN = "…"
PACKAGES = [package for package in (langflow, lfx) if package]


def sources():
    """Each Python file of the program, with its text."""
    for package in PACKAGES:
        for file in sorted(pathlib.Path(package.__file__).parent.rglob("*.py")):
            yield package, file, file.read_text(encoding="utf-8")


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


def choices(annotation):
    """The values of a `Literal` or an enumeration, wherever it stands in the type."""
    if typing.get_origin(annotation) is typing.Literal:
        return [str(value) for value in typing.get_args(annotation)]
    if isinstance(annotation, type) and hasattr(annotation, "__members__"):
        return [str(member.value) for member in annotation]
    return [value for part in typing.get_args(annotation) for value in choices(part)]


def without_places(text):
    """A path without the folders of this machine."""
    return text.replace(sysconfig.get_path("purelib"), "site-packages").replace(str(pathlib.Path.home()), "~")


def plain_value(value):
    """A default as JSON can hold it; secrets are those of the class, not of this machine."""
    if value is PydanticUndefined or value is None:
        return None
    if hasattr(value, "get_secret_value"):
        return value.get_secret_value()
    if isinstance(value, (str, pathlib.Path)):
        return without_places(str(getattr(value, "value", value)))
    if isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, (list, tuple, set)):
        return [plain_value(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain_value(item) for key, item in value.items()}
    return str(value)


def settings_classes():
    """The classes of the program that read the environment."""
    for package, file, text in sources():
        if re.search(r"^class \w+\([^)]*BaseSettings", text, re.MULTILINE | re.DOTALL):
            relative = file.relative_to(pathlib.Path(package.__file__).parent.parent).with_suffix("")
            module = importlib.import_module(".".join(relative.parts))
            for value in vars(module).values():
                if isinstance(value, type) and issubclass(value, BaseSettings) and value.__module__ == module.__name__:
                    yield value


def group_of(settings, name):
    """The class that declares a field: a class of settings may be put together from several."""
    declaring = [base for base in settings.__mro__ if name in vars(base).get("__annotations__", {})]
    return (declaring or [settings])[-1].__name__


def describe_settings():
    fields = {}
    for settings in settings_classes():
        prefix = settings.model_config.get("env_prefix", "")
        if not prefix.startswith(PREFIX):
            continue
        for name, field in settings.model_fields.items():
            default = field.get_default(call_default_factory=False)
            values = choices(field.annotation)
            entry = {
                "types": type_names(field.annotation),
                "default": HIDDEN if default and SECRET.search(name) and isinstance(default, str) else plain_value(default),
                "group": group_of(settings, name),
                **({"choices": values} if values else {}),
            }
            # Of two classes with the same variable, the one that can do without it tells its default.
            if prefix + name.upper() not in fields or not field.is_required():
                fields[prefix + name.upper()] = entry
    return dict(sorted(fields.items()))


def describe_parameter(parameter):
    default = parameter.default() if callable(parameter.default) else parameter.default
    # Newer releases of click mark an unset default by an object of its own.
    default = None if type(default).__name__ == "Sentinel" else default
    is_argument = not hasattr(parameter, "is_flag")
    return {
        "flags": [parameter.name] if is_argument else [*parameter.opts, *parameter.secondary_opts],
        "type": parameter.type.name,
        "default": plain_value(default),
        "environment": parameter.envvar,
        "is_flag": bool(getattr(parameter, "is_flag", False)),
        "hidden": bool(getattr(parameter, "hidden", False)),
        **({"choices": [str(value) for value in parameter.type.choices]} if hasattr(parameter.type, "choices") else {}),
        **({"argument": True} if is_argument else {}),
        **({"required": True} if parameter.required else {}),
        **({"multiple": True} if getattr(parameter, "multiple", False) or parameter.nargs == -1 else {}),
    }


def describe_tree(command, name, found):
    """A command and those below it, by what a person types."""
    if command.hidden:
        return
    # `--help` is every command's own; a command that passes all it is given to another program has no options to tell.
    found[name] = [describe_parameter(part) for part in command.params if part.name != "help"]
    for child, below in getattr(command, "commands", {}).items():
        describe_tree(below, f"{name} {child}", found)


def describe_commands():
    found = {}
    describe_tree(typer.main.get_command(app), "langflow", found)
    if lfx_app:
        describe_tree(typer.main.get_command(lfx_app), "lfx", found)
    return found


READ = re.compile(r"""(?:getenv|environ\.get)\(\s*["'](\w+)["'](?:,\s*["']?([^"',)]*)["']?)?\s*\)""")


def describe_environment():
    """Variables that the code reads by itself, past its settings, with the value that it takes without them."""
    found = {}
    for _, _, text in sources():
        for name, default in READ.findall(text):
            found.setdefault(name, default)
    return dict(sorted(found.items()))


if __name__ == "__main__":
    # Modules print while they are imported: the answer goes to the file that is named.
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        answer = {"settings": describe_settings(), "commands": describe_commands(), "environment": describe_environment()}
        json.dump(answer, file)
