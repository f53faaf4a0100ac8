"""Prints which package of a Langflow installation brings each Python module: {module: {package, via}}.

`via` is what to install for it: empty if a plain `langflow` brings it. Run with the Python of the environment that has Langflow and all its
component packages; nothing of Langflow is imported.
"""

import importlib.metadata as metadata
import json
import re
from collections import Counter

OWN = ("langflow", "langflow-base", "lfx")
# Extras that gather others; a smaller one is named instead.
GATHERING = {"all", "all-no-torch", "bundles", "complete", "dev"}


def plain(name):
    return re.sub(r"[-_.]+", "-", name).lower()


DISTRIBUTIONS = {plain(found.metadata["Name"]): found for found in metadata.distributions()}


def read_requirements(name):
    """Yields (package, its extras, the extra of `name` that asks for it)."""
    for line in (DISTRIBUTIONS[name].requires or []) if name in DISTRIBUTIONS else []:
        package, extras = re.match(r"([\w.-]+)(?:\[([^\]]*)\])?", line).groups()
        asked = re.search(r"extra == ['\"]([^'\"]+)", line)
        yield plain(package), [extra.strip() for extra in (extras or "").split(",") if extra], asked[1] if asked else ""


def read_closure(name, extras, found):
    """Adds all packages that an installation brings."""
    if (name, *extras) in found:
        return
    found.add((name, *extras))
    for package, wanted, asked in read_requirements(name):
        if asked == "" or asked in extras:
            read_closure(package, tuple(wanted), found)


def read_modules(distribution):
    """Names of the modules that can be imported."""
    listed = (distribution.read_text("top_level.txt") or "").split()
    files = [file.parts for file in distribution.files or []]
    found = {parts[0] for parts in files if len(parts) > 1} | {parts[0][:-3] for parts in files if len(parts) == 1 and parts[0].endswith(".py")}
    return sorted(name for name in (listed or found) if name.isidentifier() and not name.startswith("_") and name not in {"tests", "test", "docs", "examples", "scripts"})


def choose(ways, package):
    """The smallest way of installing: an extra named like the package, or else the first one."""
    way = sorted(ways, key=lambda way: (re.sub(r".*\[|\]", "", way) not in package, way.startswith("langflow"), ways[way], way))[0]
    name, _, extra = way.rstrip("]").partition("[")
    # Readers install `langflow`, which passes most extras on.
    offered = DISTRIBUTIONS["langflow"].metadata.get_all("Provides-Extra") or []
    return f"langflow[{extra}]" if name == "langflow-base" and extra in offered else way


def main():
    closure = set()
    read_closure("langflow", (), closure)
    plain_packages = {name for name, *_ in closure if name in DISTRIBUTIONS}
    ways = {}
    sizes = Counter((name, extra) for name in DISTRIBUTIONS for _, _, extra in read_requirements(name))
    for name in DISTRIBUTIONS:
        # Packages that are installed by name.
        if name in OWN or name.startswith("lfx-"):
            for package, _, extra in read_requirements(name):
                if extra not in GATHERING:
                    way = f"{name}[{extra}]" if extra else name
                    ways.setdefault(package, {})[way] = sizes[(name, extra)]
    modules = {}
    for package in sorted(plain_packages | set(ways)):
        via = "" if package in plain_packages else choose(ways[package], package)
        # Most packages that are not installed here have a module of their name.
        names = read_modules(DISTRIBUTIONS[package]) if package in DISTRIBUTIONS else [package.replace("-", "_")]
        for module in names:
            if module not in modules or not via:
                modules[module] = {"package": package, "via": via}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found)}" for name, found in sorted(modules.items()))
    release = json.dumps(DISTRIBUTIONS["langflow"].version)
    print(f'{{"release": {release},\n"modules": {{\n{lines}\n}}}}')


main()
