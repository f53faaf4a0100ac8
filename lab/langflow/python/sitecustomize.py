"""Runs when Python starts. Langflow loads its components in threads that parse their code; before 3.11.8 and 3.12.2
parsers in two threads disturb each other (`AST constructor recursion depth mismatch`) and a component is lost.
Threads that change less often do not meet there."""

import sys

SECONDS = 5

if sys.version_info[:2] in ((3, 11), (3, 12)) and sys.version_info < ((3, 11, 8) if sys.version_info[1] == 11 else (3, 12, 2)):
    sys.setswitchinterval(SECONDS)
