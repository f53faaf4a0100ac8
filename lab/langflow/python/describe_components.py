"""Writes the components that the program offers, with their inputs and outputs, as JSON, to the file that is named.

The program builds them itself, as it does when it starts. Components of packages whose own dependencies are not installed would be
left out: what such a component imports is replaced by an empty stand-in, since its inputs are declared without it.
"""

import asyncio
import importlib.abc
import importlib.machinery
import json
import logging
import pathlib
import sys
import types
import warnings

warnings.simplefilter("ignore")
logging.disable(logging.WARNING)

try:
    from lfx.interface.components import get_and_cache_all_types_dict
    from lfx.services.deps import get_settings_service
except ModuleNotFoundError:  # before 1.6 all of it was in one package
    from langflow.interface.components import get_and_cache_all_types_dict
    from langflow.services.deps import get_settings_service

OWN = ("langflow", "lfx")


class StandInType(type):
    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return StandIn

    def __or__(cls, other):
        return cls

    def __ror__(cls, other):
        return cls


class StandIn(metaclass=StandInType):
    """Can be inherited from, called and indexed, and does nothing."""

    def __init__(self, *args, **kwargs):
        pass

    def __init_subclass__(cls, **kwargs):
        pass

    def __class_getitem__(cls, item):
        return cls

    def __call__(self, *args, **kwargs):
        return args[0] if args and callable(args[0]) else self


class StandInModule(types.ModuleType):
    __path__ = ()

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (StandIn,), {})


def is_own(name):
    top = name.partition(".")[0]
    return top in OWN or top.startswith("lfx_")


def asker():
    """File whose code asks for a module."""
    frame = sys._getframe(1)
    while frame and (frame.f_code.co_filename == __file__ or frame.f_code.co_filename.startswith("<frozen importlib")):
        frame = frame.f_back
    return pathlib.Path(frame.f_code.co_filename if frame else "")


class StandIns(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Comes last: it is asked for what is not installed, and answers only the program's own files."""

    def find_spec(self, name, path=None, target=None):
        parent = sys.modules.get(name.rpartition(".")[0])
        if is_own(name) or not (isinstance(parent, StandInModule) or any(is_own(part) for part in asker().parts)):
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        return StandInModule(spec.name)

    def exec_module(self, module):
        pass


def plain_value(value):
    return value if value is None or isinstance(value, (bool, int, float, str, list, dict)) else None


def describe_input(name, field):
    kept = {
        "name": name,
        "display_name": field.get("display_name") or name,
        "type": field.get("_input_type") or field.get("type"),
        "default": plain_value(field.get("value")),
    }
    for mark in ("advanced", "required", "list"):
        if field.get(mark):
            kept[mark] = True
    # Fields that the interface shows only after another one is set.
    if not field.get("show", True):
        kept["hidden"] = True
    for key in ("options", "input_types"):
        if field.get(key):
            kept[key] = [item if isinstance(item, str) else item.get("name", "") for item in field[key]]
    return kept


def describe_output(output):
    return {
        "name": output["name"],
        "display_name": output["display_name"],
        "types": output.get("types") or [],
        **({"hidden": True} if output.get("hidden") else {}),
    }


def class_of(key, metadata, module):
    """The class of a component. Bundles name theirs in the key, `ext:google:GmailSendComponent@official`: before 1.13, nowhere else."""
    if key.startswith("ext:"):
        return key.partition("@")[0].rpartition(":")[2]
    return metadata.get("component_class_name") or module.rpartition(".")[2] or key


def describe_component(key, category, component):
    metadata = component.get("metadata") or {}
    module = metadata.get("module") or ""
    template = {name: field for name, field in component["template"].items() if isinstance(field, dict)}
    first = [name for name in dict.fromkeys(component.get("field_order") or []) if name in template]
    order = first + [name for name in template if name not in first and name not in ("code", "_frontend_node_flow_id", "is_refresh")]
    return {
        "class": class_of(key, metadata, module),
        "id": key,
        # What other components call it, where flows name it otherwise.
        **({"name": component["name"]} if component.get("name") else {}),
        "display_name": component["display_name"],
        "category": category,
        "package": (component.get("extension") or module.partition(".")[0] or "langflow").replace("_", "-"),
        **({"legacy": True} if component.get("legacy") else {}),
        **({"beta": True} if component.get("beta") else {}),
        **({"replacement": component["replacement"]} if component.get("replacement") else {}),
        "inputs": [describe_input(name, template[name]) for name in order],
        "outputs": [describe_output(output) for output in component["outputs"]],
    }


async def describe_components():
    found = await get_and_cache_all_types_dict(get_settings_service())
    found = found.get("components", found)
    components = [describe_component(key, category, value) for category, of_one in found.items() for key, value in of_one.items()]
    return sorted(components, key=lambda component: (component["package"], component["category"], component["class"]))


if __name__ == "__main__":
    sys.meta_path.append(StandIns())
    answer = asyncio.run(describe_components())
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        json.dump(answer, file)
