import {must} from '../input/must';
import {cutText, cutTextStart} from '../text/cutText';

/** Maximum number of characters that are compared; a longer paste is reduced to its most informative lines. */
export const MOST_CHARACTERS = 512;
/** Maximum characters at the end of a paste that are read, and that are processed further: pages read pastes on the main thread. */
const MOST_READ = 200_000;
const MOST_LOOKED_AT = 50_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of terminals begin with the escape character
const COLOURS = /\u001b\[[0-9;?]*[A-Za-z]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\[(?:\d{1,2};)*\d{1,2}m/g;
/** Invisible characters, such as control characters and those for text direction, except tabs and line feeds. */
const INVISIBLE = /(?![\t\n])\p{C}/gu;
const LINE_ENDS = /\r\n?/g;
/** Characters of the frames that terminals draw around tracebacks and panels. */
const FRAMES = /[\u2500-\u257f]+/g;

/** Prefixes that programs write before a line: Docker service, time, level, logger name. */
const PREFIXES = [
  /^[\w.-]{1,40}\s+\|\s/,
  /^\[pod\/[^\]]*\]\s*/,
  /^\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?\s*[-|]?\s*/,
  /^\[?\d\d\/\d\d\/\d\d(?:\d\d)? \d\d:\d\d:\d\d\]?\s*/,
  /^\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?\s*[-|]?\s*/,
  /^\[?(?:DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL|FATAL|EXCEPTION|debug|info|warning|error|critical|exception)\s*\](?:\s*[-:|])?\s*/,
  /^(?:DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL|FATAL)(?:\s*[-:|]\s*|\s+)/,
  // A shell also starts its message with the name of the command, which is not a logger name.
  /^(?:langflow|lfx|uvicorn|gunicorn|sqlalchemy|asyncio)(?:\.[a-z_.]+)?(?::\w+)?(?::\d+)?\s*[-:|]\s+(?!command not found)/,
  /^[\w.]+\.(?:py|js|ts):\d+\s*[-:|]?\s+/,
  /^[\w.]{1,40} - (?=\S)/,
];

/** A path of Windows, or a line break that is written as two characters; in the path they may start a name: `C:\\new`. */
const PATH_OR_BREAK = /\b[A-Za-z]:\\[^\s"'<>|]*|\\n/g;
const BREAK_IN_PATH = /\\n(?![a-z0-9_-])/g;
/** Replaces written line breaks by real ones. */
const breakLines = (text: string): string =>
  text.replace(PATH_OR_BREAK, (found) => found.replace(found.includes(':') ? BREAK_IN_PATH : '\\n', '\n'));

/** Lines of a traceback that contain a place but no message. */
const WHERE =
  /^\s*(?:File "[^"]*", line \d+|Traceback \(most recent call last\)|During handling of the above|The above exception was|[~^]+\s*$|at [\w.$<>]+ \(|at (?:async )?(?:https?|file|node):)/;
const EXCEPTION =
  /^\s*(?:[A-Za-z_][\w.]*\.)?[A-Z]\w*(?:Error|Exception|Warning|Exit|Denied|NotFound|Timeout|Interrupt|Refused|Failed)\b\s*(?::|$)/;
const EXCEPTION_CLASS = /^((?:[a-z_][\w.]*\.)?(?:[A-Z]\w*)?(?:Error|Exception):)\s+(?=\S)/;
const TELLING =
  /error|fail|invalid|cannot|can't|could not|unable|must|required|not found|denied|refused|missing|exceed|unsupported|not supported|not allowed|blocked|forbidden|unauthori[sz]ed|timed? ?out|no such|unexpected|warning|\p{Script=Han}/iu;
const JSON_TEXT = /"(?:detail|message|msg|error|error_message|reason|description|text|hint|title|type|code)"\s*:\s*"((?:[^"\\]|\\.)*)"?/g;
/** Like `JSON_TEXT` with fewer keys, for dictionaries that Python prints. */
const PYTHON_TEXT = /'(?:detail|message|msg|error)'\s*:\s*(?:"([^"]+)"|'([^']+)')/g;
const JSON_KEYS = new Set(['detail', 'message', 'msg', 'error', 'error_message', 'reason', 'description', 'text', 'hint', 'title']);

/** The column of places that Rich adds at the right of a log line. */
const PLACE_COLUMN = /\s{2,}[\w./-]+\.(?:py|js|ts):\d+\s*$/;
/** Characters: wider lines are in no terminal, and white space without end takes long to search. */
const WIDEST = 400;
/** Spaces before the continuation of a line that Rich breaks to fit its columns. */
const RICH_INDENT = /^ {20,}(?=\S)/;

/** Joins the lines that Rich breaks. */
const joinColumns = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length < WIDEST ? line.replace(PLACE_COLUMN, '') : line))
    .reduce(
      (joined, line) =>
        joined !== '' && RICH_INDENT.test(line) ? `${joined} ${line.trim()}` : joined === '' ? line : `${joined}\n${line}`,
      '',
    );

const stripPrefixes = (line: string): string => {
  let rest = line;
  for (let round = 0; round < 2; round += 1) for (const prefix of PREFIXES) rest = rest.replace(prefix, '');
  return rest.trim();
};

function textsIn(value: unknown, wanted = false): string[] {
  if (typeof value === 'string') return wanted ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, wanted));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, JSON_KEYS.has(key)));
}

const unescapeJson = (text: string): string => {
  try {
    return JSON.parse(`"${text.replace(/\\$/, '')}"`) as string;
  } catch {
    return text.replace(/\\n/g, '\n').replace(/\\"/g, '"');
  }
};

/** Texts in a complete or cut JSON body, after the text before it; undefined if there are none. */
function readJson(text: string): string | undefined {
  const start = text.search(/[{[]\s*["'{]/);
  if (start < 0) return undefined;
  const body = text.slice(start, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1);
  try {
    const texts = textsIn(JSON.parse(body));
    if (texts.length > 0) return [text.slice(0, start), ...texts].join('\n');
  } catch {
    // The body is cut, or there are several in a line.
  }
  const texts = [
    ...[...text.matchAll(JSON_TEXT)].map(([, inner = '']) => unescapeJson(inner)),
    ...[...text.matchAll(PYTHON_TEXT)].map(([, double, single]) => double ?? single ?? ''),
  ];
  return texts.length > 0 ? [text.slice(0, start), ...texts].join('\n') : undefined;
}

/** How much a line says about the error: 1 to 3. */
function tellingOf(line: string): number {
  if (EXCEPTION.test(line)) return 3;
  return TELLING.test(line) ? 2 : 1;
}

/** Keeps the most informative lines that fit, in their order; among equal lines, the last ones. */
function keepTelling(lines: readonly string[]): string[] {
  const telling = lines.map(tellingOf);
  const order = lines.map((_, index) => index).sort((a, b) => (telling[b] as number) - (telling[a] as number) || b - a);
  const kept = new Set<number>();
  let room = MOST_CHARACTERS;
  for (const index of order) {
    const {length} = must(lines[index], 'the index is inside the list');
    if (kept.size > 0 && length > room) continue;
    kept.add(index);
    room -= length + 1;
    if (room <= 0) break;
  }
  return lines.filter((_, index) => kept.has(index));
}

/** Removes the places of tracebacks and the code lines that they quote. */
function withoutPlaces(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    if (WHERE.test(line)) return false;
    const before = lines[index - 1] ?? '';
    // The code line follows its place with a deeper indent.
    return !(/^\s*File "[^"]*", line \d+/.test(before) && /^\s{2,}/.test(line) && !EXCEPTION.test(line));
  });
}

/** Reduces a long log to the informative lines, and these to the last ones that fit. */
function shorten(text: string): string {
  if (text.length <= MOST_LOOKED_AT) return text;
  const telling = text.split('\n').filter((line) => TELLING.test(line));
  return cutTextStart(telling.length > 0 ? telling.join('\n') : text, MOST_LOOKED_AT);
}

/**
 * Reads a paste: removes colours, log prefixes and the places of tracebacks, extracts texts from JSON, and reduces a long text to its most
 * informative lines.
 *
 * @returns lines with at most `MOST_CHARACTERS` characters in total
 */
export function readPaste(raw: string): string {
  const plain = shorten(cutTextStart(raw, MOST_READ).replace(LINE_ENDS, '\n'))
    .replace(COLOURS, '')
    .replace(INVISIBLE, '')
    .replace(FRAMES, ' ');
  const opened = readJson(plain) ?? plain;
  const unfolded = joinColumns(opened.includes('\n') ? opened : breakLines(opened));
  const lines = withoutPlaces(unfolded.split('\n').map((line) => line.replace(/^[\w.-]{1,40}\s+\|\s/, '')))
    .map(stripPrefixes)
    // The exception class is not part of the message. It gets a separate line, so that a cut message starts at a line edge.
    .map((line) => line.replace(EXCEPTION_CLASS, '$1\n'))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const kept = lines.join('\n').length > MOST_CHARACTERS ? keepTelling(lines) : lines;
  return cutText(kept.join('\n'), MOST_CHARACTERS);
}
