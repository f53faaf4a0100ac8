"""Reads from the installed packages of a Langflow the messages that can reach a person.

Run it with the Python (3.10 or later) of the environment that Langflow is installed in, or name a folder that its packages are unpacked
in. Nothing of Langflow is imported or run: the source files are
parsed. It prints one JSON object: {version, messages: [{pattern, kind, file, line, http?, component?, key?, zh?}]}, where "…" in a
pattern stands for what varies.
"""

import ast
import importlib.metadata
import json
import re
import sys
import sysconfig
from functools import lru_cache
from pathlib import Path

PACKAGES = ("langflow", "lfx", "lfx_*", "langflow_sdk")
SKIPPED_FOLDERS = {"tests", "test", "node_modules", "frontend", "__pycache__"}
VARIES = "…"
# What one string may come to: more would be combinations that nobody meets.
MOST_FORMS = 8
MOST_STEPS = 6

LOG_METHODS = {"warning", "warn", "error", "exception", "critical", "awarning", "aerror", "aexception", "acritical"}
MESSAGE_KEYS = {"detail", "message", "msg", "error", "error_message", "reason", "description", "hint", "suggestion", "title", "text"}
MESSAGE_ARGUMENTS = MESSAGE_KEYS | {"content", "body", "errors"}
PRINTERS = {("typer", "echo"), ("typer", "secho"), ("click", "echo"), ("click", "secho"), ("sys", "exit"), ("warnings", "warn")}
ERROR_NAME = re.compile(r"(Error|Exception|Warning|Denied|NotFound|Exit|Abort|BadParameter|UsageError|Unavailable|Conflict|Failure)$")
ERROR_HELPER = re.compile(r"(?:^|_)(err|error|fail|failure|refuse|reject|denied|deny|bad_request|not_found|forbidden|unauthorized|abort|problem)")
ERROR_WORDS = re.compile(
    r"\b(error|fail|failed|failure|invalid|cannot|can't|could not|couldn't|unable|must|required|requires|not found|denied|unavailable"
    r"|expired|missing|exceed\w*|too (?:large|many|long|big)|already|unsupported|not supported|not allowed|warning|blocked|forbidden"
    r"|refus\w+|unknown|unexpected|not (?:installed|set|available|configured|enabled|permitted|exist)|does not|doesn't|no such|timed? ?out"
    r"|please|only|disabled|conflict|locked|wrong|skipped|skipping|ignored|ignoring|falling back|not [a-z]+ed)\b|^no\b",
    re.IGNORECASE,
)
FORMAT_FIELD = re.compile(r"\{[^{}]*\}")
PERCENT_FIELD = re.compile(r"%(?:\([^)]*\))?[-+ #0]*\d*(?:\.\d+)?[sdrfgixXeEa]|%%")


def tidy(text):
    """One line, and what varies as one sign."""
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"…(?:…)+", VARIES, text)
    return text.strip()


def is_telling(text):
    """Whether enough of a pattern is fixed to know it again."""
    fixed = text.replace(VARIES, "")
    if re.fullmatch(r"[A-Za-z]+", text):
        return False  # one word: a type, a title
    return sum(2 if "一" <= char <= "鿿" else 1 for char in fixed if char.isalpha()) >= 8


def name_of(node):
    """The last name of what is called: `HTTPException` of `fastapi.HTTPException`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


class Module:
    """One source file: its constants, functions and classes, for reading strings that are put together elsewhere."""

    def __init__(self, path, name, tree):
        self.path, self.name, self.tree = path, name, tree
        self.constants, self.functions, self.imports = {}, {}, {}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self.functions.setdefault(node.name, node)
            elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (node.module, alias.name)
        self.read_constants(tree.body)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                self.read_constants(node.body)

    def read_constants(self, body):
        for node in body:
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        self.constants.setdefault(target.id, node.value)
            elif isinstance(node, ast.AnnAssign) and node.value is not None and isinstance(node.target, ast.Name):
                self.constants.setdefault(node.target.id, node.value)


class Program:
    def __init__(self, site):
        self.site = site
        self.modules = {}
        for folder in sorted({path for pattern in PACKAGES for path in site.glob(pattern) if path.is_dir() and ".dist-info" not in path.name}):
            for path in sorted(folder.rglob("*.py")):
                relative = path.relative_to(site)
                if SKIPPED_FOLDERS & set(relative.parts):
                    continue
                try:
                    tree = ast.parse(path.read_text(encoding="utf-8"))
                except (SyntaxError, UnicodeDecodeError):
                    continue
                name = ".".join(relative.with_suffix("").parts).removesuffix(".__init__")
                self.modules[name] = Module(relative.as_posix(), name, tree)


class Strings:
    """What the strings of a place in the code come to, each with what varies left open."""

    def __init__(self, program, module, function):
        self.program, self.module, self.function = program, module, function

    @lru_cache(maxsize=None)
    def assigned(self):
        """Values of the local names, in the order of the lines; an addition is kept as one."""
        found = {}
        for node in ast.walk(self.function) if self.function is not None else ():
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        found.setdefault(target.id, []).append((node.lineno, "set", node.value))
            elif isinstance(node, ast.AnnAssign) and node.value is not None and isinstance(node.target, ast.Name):
                found.setdefault(node.target.id, []).append((node.lineno, "set", node.value))
            elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add) and isinstance(node.target, ast.Name):
                found.setdefault(node.target.id, []).append((node.lineno, "add", node.value))
            elif isinstance(node, ast.NamedExpr):
                found.setdefault(node.target.id, []).append((node.lineno, "set", node.value))
        for values in found.values():
            values.sort(key=lambda value: value[0])
        return found

    def of(self, node, line, steps=0):
        """All forms of a string; `[VARIES]` where nothing of it is known."""
        if steps > MOST_STEPS or node is None:
            return [VARIES]
        read = getattr(self, "of_" + type(node).__name__, None)
        forms = read(node, line, steps + 1) if read else [VARIES]
        return list(dict.fromkeys(forms))[:MOST_FORMS] or [VARIES]

    def joined(self, parts):
        forms = [""]
        for part in parts:
            forms = [left + right for left in forms for right in part][:MOST_FORMS]
        return forms

    def of_Constant(self, node, _line, _steps):
        return [node.value] if isinstance(node.value, str) else [VARIES]

    def of_JoinedStr(self, node, line, steps):
        return self.joined([self.of(value, line, steps) for value in node.values])

    def of_FormattedValue(self, node, line, steps):
        # What is put in is fixed only where it is a constant or one of a few strings.
        forms = self.of(node.value, line, steps)
        return [VARIES] if VARIES in forms or any(len(form) > 200 for form in forms) else forms

    def of_BinOp(self, node, line, steps):
        if isinstance(node.op, ast.Add):
            return self.joined([self.of(node.left, line, steps), self.of(node.right, line, steps)])
        if isinstance(node.op, ast.Mod):
            return [PERCENT_FIELD.sub(VARIES, form) for form in self.of(node.left, line, steps)]
        return [VARIES]

    def of_IfExp(self, node, line, steps):
        return self.of(node.body, line, steps) + self.of(node.orelse, line, steps)

    def of_BoolOp(self, node, line, steps):
        return [form for value in node.values for form in self.of(value, line, steps)]

    def of_Name(self, node, line, steps):
        values = [value for value in self.assigned().get(node.id, []) if value[0] <= line]
        if values:
            return self.of_assignments(values, steps)
        if node.id in self.parameters():
            return [VARIES]
        return self.of_constant(node.id, steps)

    def parameters(self):
        if self.function is None:
            return set()
        arguments = self.function.args
        return {argument.arg for argument in [*arguments.args, *arguments.kwonlyargs, *arguments.posonlyargs]}

    def of_assignments(self, values, steps):
        """The last few values that the name may have there, each with what is added to it afterwards."""
        forms, open_forms = [], []
        for line, how, value in values[-6:]:
            read = self.of(value, line, steps) if isinstance(value, ast.expr) else [VARIES]
            if how == "set":
                forms += open_forms
                open_forms = read
            else:
                forms += open_forms
                open_forms = self.joined([open_forms or [VARIES], read])
        return (open_forms + forms[::-1])[:MOST_FORMS]

    def of_constant(self, name, steps):
        if name in self.module.constants:
            return Strings(self.program, self.module, None).of(self.module.constants[name], sys.maxsize, steps)
        where, original = self.module.imports.get(name, (None, None))
        module = self.program.modules.get(where) if where else None
        if module and original in module.constants:
            return Strings(self.program, module, None).of(module.constants[original], sys.maxsize, steps)
        return [VARIES]

    def of_Attribute(self, node, _line, steps):
        if isinstance(node.value, ast.Name) and (node.value.id in {"self", "cls"} or node.attr.isupper()):
            return self.of_constant(node.attr, steps)
        return [VARIES]

    def of_Await(self, node, line, steps):
        return self.of(node.value, line, steps)

    def of_Tuple(self, node, line, steps):
        return [form for element in node.elts for form in self.of(element, line, steps) if form != VARIES]

    of_List = of_Tuple

    def of_Call(self, node, line, steps):
        name = name_of(node.func)
        if isinstance(node.func, ast.Attribute):
            held = node.func.value
            if name == "format":
                return [FORMAT_FIELD.sub(VARIES, form) for form in self.of(held, line, steps)]
            if name in {"strip", "rstrip", "lstrip"}:
                return self.of(held, line, steps)
            if name == "join" and isinstance(held, ast.Constant) and node.args:
                return self.of_join(held.value, node.args[0], line, steps)
        if name in {"str", "dedent", "cleandoc", "_", "escape", "bold"} and node.args:
            return self.of(node.args[0], line, steps)
        function = self.module.functions.get(name)
        if function is not None and (isinstance(node.func, ast.Name) or (isinstance(node.func.value, ast.Name) and node.func.value.id in {"self", "cls"})):
            return self.of_returned(function, self.module, steps)
        where, original = self.module.imports.get(name, (None, None))
        module = self.program.modules.get(where) if where else None
        if module and original in module.functions:
            return self.of_returned(module.functions[original], module, steps)
        return [VARIES]

    def of_join(self, separator, node, line, steps):
        if isinstance(node, ast.List | ast.Tuple):
            parts = []
            for element in node.elts:
                parts += [[separator]] if parts else []
                parts.append([VARIES] if isinstance(element, ast.Starred) else self.of(element, line, steps))
            return self.joined(parts)
        return [VARIES]

    def of_returned(self, function, module, steps):
        if steps > 3:
            return [VARIES]
        inner = Strings(self.program, module, function)
        returned = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None]
        return [form for value in returned for form in inner.of(value, value.lineno, steps + 1)]


STATUS = re.compile(r"(?:HTTP_)?(\d{3})")
NAMED_STATUS = {
    "BAD_REQUEST": 400, "UNAUTHORIZED": 401, "FORBIDDEN": 403, "NOT_FOUND": 404, "METHOD_NOT_ALLOWED": 405, "CONFLICT": 409, "GONE": 410,
    "PRECONDITION_FAILED": 412, "UNPROCESSABLE_ENTITY": 422, "TOO_MANY_REQUESTS": 429, "INTERNAL_SERVER_ERROR": 500,
    "NOT_IMPLEMENTED": 501, "BAD_GATEWAY": 502, "SERVICE_UNAVAILABLE": 503, "GATEWAY_TIMEOUT": 504,
}  # fmt: skip


def status_of(node):
    if isinstance(node, ast.Constant) and isinstance(node.value, int) and 400 <= node.value < 600:
        return node.value
    if isinstance(node, ast.Attribute):
        match = STATUS.search(node.attr)
        return int(match[1]) if match else NAMED_STATUS.get(node.attr)
    return None


class Reader(ast.NodeVisitor):
    """Gathers the messages of one module."""

    def __init__(self, program, module, messages):
        self.program, self.module, self.messages = program, module, messages
        self.functions, self.components = [], []
        components = [name for name in map(self.component_of, ast.walk(module.tree)) if name]
        self.only_component = components[0] if len(components) == 1 else None

    @staticmethod
    def component_of(node):
        """The name that the interface shows for a class of a component."""
        if not isinstance(node, ast.ClassDef):
            return None
        for part in node.body:
            targets = part.targets if isinstance(part, ast.Assign) else [part.target] if isinstance(part, ast.AnnAssign) else []
            if any(isinstance(target, ast.Name) and target.id == "display_name" for target in targets):
                return part.value.value if isinstance(part.value, ast.Constant) and isinstance(part.value.value, str) else None
        return None

    def strings(self):
        return Strings(self.program, self.module, self.functions[-1] if self.functions else None)

    def add(self, node, kind, line, http=None, *, wants_error_words=False, logs=False):
        for form in self.strings().of(node, line):
            text = PERCENT_FIELD.sub(VARIES, form)
            text = tidy(FORMAT_FIELD.sub(VARIES, text) if logs else text)
            if not is_telling(text) or (wants_error_words and not ERROR_WORDS.search(text)):
                continue
            component = next((name for name in reversed(self.components) if name), None) or self.only_component
            message = {"pattern": text, "kind": kind, "file": self.module.path, "line": line}
            if http:
                message["http"] = http
            if component and "/components/" in "/" + self.module.path or (component and self.module.path.startswith("lfx_")):
                message["component"] = component
            self.messages.append(message)

    def visit_ClassDef(self, node):
        self.components.append(self.component_of(node))
        if ERROR_NAME.search(node.name):
            self.read_error_class(node)
        self.generic_visit(node)
        self.components.pop()

    def read_error_class(self, node):
        """An exception that carries its own text."""
        for part in ast.walk(node):
            if isinstance(part, ast.Call) and name_of(part.func) == "__init__" and part.args:
                function = next((f for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"), None)
                self.functions.append(function)
                self.add(part.args[0], node.name, part.lineno)
                self.functions.pop()
            elif isinstance(part, ast.arguments):
                names = [*part.posonlyargs, *part.args][-len(part.defaults) :] if part.defaults else []
                for argument, default in [*zip(names, part.defaults, strict=False), *zip(part.kwonlyargs, part.kw_defaults, strict=False)]:
                    if argument.arg in MESSAGE_KEYS and default is not None:
                        self.add(default, node.name, default.lineno)
            elif isinstance(part, ast.Assign) and any(isinstance(t, ast.Name) and t.id in MESSAGE_KEYS for t in part.targets):
                self.add(part.value, node.name, part.lineno)

    def visit_FunctionDef(self, node):
        self.functions.append(node)
        self.generic_visit(node)
        self.functions.pop()

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Call(self, node):
        self.read_call(node)
        self.generic_visit(node)

    def read_call(self, node):
        name = name_of(node.func)
        owner = name_of(node.func.value) if isinstance(node.func, ast.Attribute) else ""
        if name in LOG_METHODS and ("log" in owner.lower() or owner == ""):
            if node.args:
                self.add(node.args[0], "log " + name.removeprefix("a").replace("warn", "warning").replace("warninging", "warning"), node.lineno, logs=True)
        elif name == "log" and owner == "self" and node.args:
            self.add(node.args[0], "component log", node.lineno, wants_error_words=True)
        elif ERROR_NAME.search(name) or ERROR_HELPER.search(name):
            self.read_error_call(node, name)
        elif (owner, name) in PRINTERS or (name in {"print", "rich_print"} and owner in {"console", "err_console", "", "error_console"}):
            if node.args:
                self.add(node.args[0], "command", node.lineno, wants_error_words=True)
        elif name in {"JSONResponse", "Response", "PlainTextResponse", "HTMLResponse"}:
            self.read_error_call(node, name, wants_error_words=True)

    def read_error_call(self, node, name, *, wants_error_words=False):
        keywords = {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
        first = node.args[0] if node.args else None
        http = status_of(keywords.get("status_code") or first) if name not in {"ValueError"} else None
        for argument in [*node.args, *(value for key, value in keywords.items() if key in MESSAGE_ARGUMENTS)]:
            if isinstance(argument, ast.Dict):
                continue  # its entries are read where the walk comes to it
            self.add(argument, name, node.lineno, http, wants_error_words=wants_error_words)
        for argument in [*node.args, *keywords.values()]:
            if isinstance(argument, ast.Dict):
                self.read_dict(argument, name, http)

    def read_dict(self, node, kind, http=None):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant) and key.value in MESSAGE_KEYS and not isinstance(value, ast.Dict):
                self.add(value, kind, value.lineno, http, wants_error_words=kind == "result")

    def visit_Dict(self, node):
        """A result that tells of an error: `{"error": …}`."""
        keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
        if "error" in keys:
            self.read_dict(node, "result")
        self.generic_visit(node)

    def visit_Assign(self, node):
        if any(isinstance(target, ast.Attribute) and target.attr == "status" for target in node.targets):
            self.add(node.value, "status", node.lineno, wants_error_words=True)
        self.generic_visit(node)

    def visit_Return(self, node):
        """A text that says what went wrong instead of the result."""
        if isinstance(node.value, ast.Constant | ast.JoinedStr) and self.functions:
            for form in self.strings().of(node.value, node.lineno):
                if re.match(r"(error|failed|could not|cannot|unable|invalid|no )\b", form, re.IGNORECASE) and " " in form.strip():
                    self.add(node.value, "result", node.lineno, wants_error_words=True)
                    break
        self.generic_visit(node)


# A string of JavaScript in any of its three quotes, behind a key of the locale.
PAIR = re.compile(r"""["']?([A-Za-z][\w-]*(?:\.[\w-]+)+)["']?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)""")
TITLE = re.compile(r"""title:("(?:[^"\\]|\\.)*")""")
VARIABLE = re.compile(r"\{\{[^}]*\}\}|\$\{[^}]*\}|</?\d+/?>|</?[a-z]+/?>")


def unquote(text):
    body = text[1:-1]
    body = re.sub(r"\\(u[0-9a-fA-F]{4}|.)", lambda m: chr(int(m[1][1:], 16)) if m[1][0] == "u" and len(m[1]) == 5 else {"n": "\n", "t": "\t"}.get(m[1], m[1]), body)
    return tidy(VARIABLE.sub(VARIES, body))


def read_interface(site, messages):
    assets = site / "langflow" / "frontend" / "assets"
    locale = next(iter(sorted(assets.glob("zh-Hans-*.js"))), None)
    if locale is None:
        return
    chinese = {key: unquote(value) for key, value in PAIR.findall(locale.read_text(encoding="utf-8"))}
    for file in sorted(assets.glob("index-*.js")):
        text = file.read_text(encoding="utf-8")
        if '"Failed to save flow"' not in text:
            continue
        seen = set()
        for key, value in PAIR.findall(text):
            if key not in chinese or key in seen:
                continue
            seen.add(key)
            pattern = unquote(value)
            tells = ERROR_WORDS.search(pattern) or re.search(r"error|fail|invalid|warning|blocked|notice", key, re.IGNORECASE)
            if tells and is_telling(pattern):
                zh = chinese[key]
                messages.append({"pattern": pattern, "kind": "interface", "file": "frontend", "line": 0, "key": key, **({"zh": zh} if zh != pattern else {})})
        for value in TITLE.findall(text):
            pattern = unquote(value)
            if is_telling(pattern) and ERROR_WORDS.search(pattern) and " " in pattern:
                messages.append({"pattern": pattern, "kind": "interface", "file": "frontend", "line": 0})


def main():
    site = Path(sys.argv[1] if len(sys.argv) > 1 else sysconfig.get_path("purelib"))
    if not (site / "langflow").is_dir():
        sys.exit(f"{site}: expected the package langflow, found none; run this with the Python of the environment that has it, or name a folder")
    program = Program(site)
    messages = []
    for module in program.modules.values():
        Reader(program, module, messages).visit(module.tree)
    read_interface(site, messages)
    installed = importlib.metadata.distributions(path=[str(site)])
    version = next(found.version for found in installed if found.metadata["Name"] == "langflow")
    json.dump({"version": version, "messages": messages}, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
