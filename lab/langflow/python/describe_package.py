"""Writes what the installed packages of a Langflow say of themselves, as JSON, to the file that is named: the API, the database
migrations, the dependencies, the words of the interface, the templates and its files."""

import ast
import hashlib
import importlib.metadata
import json
import pathlib
import re
import sys
import sysconfig

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "errors" / "python"))
from read_messages import PAIR, unquote  # noqa: E402

SITE = pathlib.Path(sysconfig.get_path("purelib"))
# The packages of the project; everything else is a dependency.
OWN = re.compile(r"^(langflow|lfx)(-|$)")
ASSIGNED = ("revision", "down_revision")


def describe_operations():
    from langflow.main import create_app

    return create_app().openapi()


def as_list(value):
    return [] if value is None else [value] if isinstance(value, str) else list(value)


def describe_migrations():
    """Revisions in no order: each names those before it."""
    found = []
    for file in sorted((SITE / "langflow" / "alembic" / "versions").glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named = {}
        for node in tree.body:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
            for target in targets:
                if isinstance(target, ast.Name) and target.id in ASSIGNED and node.value is not None:
                    named[target.id] = ast.literal_eval(node.value)
        title = (ast.get_docstring(tree) or file.stem).strip().split("\n")[0]
        found.append({"revision": named.get("revision", file.stem), "before": as_list(named.get("down_revision")), "title": title})
    return found


def describe_packages():
    """Own packages: version, Python, and what they require. Other packages: version only."""
    found = {}
    for distribution in importlib.metadata.distributions(path=[str(SITE)]):
        name = re.sub(r"[-_.]+", "-", distribution.metadata["Name"]).lower()
        entry = {"version": distribution.version}
        if OWN.match(name):
            entry["python"] = distribution.metadata.get("Requires-Python")
            entry["requires"] = sorted(distribution.requires or [])
        found[name] = entry
    return dict(sorted(found.items()))


def describe_words():
    """English and Chinese words of the interface, by their keys."""
    assets = SITE / "langflow" / "frontend" / "assets"
    locale = next(iter(sorted(assets.glob("zh-Hans-*.js"))), None)
    if locale is None:
        return {}
    chinese = {key: unquote(value) for key, value in PAIR.findall(locale.read_text(encoding="utf-8"))}
    found = {}
    for file in sorted(assets.glob("*.js")):
        text = file.read_text(encoding="utf-8")
        # The English words are in the main script, not in a locale of their own.
        if '"Failed to save flow"' in text:
            for key, value in PAIR.findall(text):
                if key in chinese:
                    found.setdefault(key, {"en": unquote(value), "zh": chinese[key]})
    return dict(sorted(found.items()))


def describe_templates():
    """Templates that come with the program, by their file, with the components of their nodes."""
    found = {}
    for file in sorted((SITE / "langflow" / "initial_setup" / "starter_projects").glob("*.json")):
        flow = json.loads(file.read_text(encoding="utf-8"))
        types = sorted({node["data"].get("type", "") for node in flow.get("data", {}).get("nodes", [])})
        found[flow.get("name") or file.stem] = {"components": types}
    return found


def without_docstrings(tree):
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            node.body = body[1:]
    return tree


def hash_of(nodes):
    return hashlib.sha256("\n".join(ast.dump(node) for node in nodes).encode()).hexdigest()[:12]


def describe_files():
    """A hash of each function and class of each file of the own packages: a changed behaviour shows nowhere else."""
    found = {}
    for folder in sorted(SITE.iterdir()):
        if folder.is_dir() and re.match(r"^(langflow|lfx)(_\w+)?$", folder.name):
            for file in sorted(folder.rglob("*.py")):
                tree = without_docstrings(ast.parse(file.read_text(encoding="utf-8")))
                units = {}
                for node in tree.body:
                    named = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
                    units.setdefault(node.name if named else "", []).append(node)
                found[file.relative_to(SITE).as_posix()] = {name: hash_of(nodes) for name, nodes in units.items()}
    return found


if __name__ == "__main__":
    answer = {
        "files": describe_files(),
        "migrations": describe_migrations(),
        "packages": describe_packages(),
        "words": describe_words(),
        "templates": describe_templates(),
        "operations": describe_operations(),
    }
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        json.dump(answer, file)
