/** Strings, empty lists and objects, brackets and signs, and everything else that stands between them: numbers, `true`, `null`. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\{\s*\}|\[\s*\]|[{}[\],:]|[^\s{}[\],:"]+/g;
/** Deeper JSON stays as it is: its indents would take more room than all it says. */
const MAX_DEPTH = 100;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const newLine = (depth: number) => `\n${'  '.repeat(depth)}`;

/** Lays out valid JSON; nothing where it is too deep. */
function layOut(json: string): string | undefined {
  let depth = 0;
  let text = '';
  for (const [token] of json.matchAll(TOKEN)) {
    switch (token) {
      case '{':
      case '[':
        depth++;
        text += token + newLine(depth);
        break;
      case '}':
      case ']':
        depth--;
        text += newLine(depth) + token;
        break;
      case ',':
        text += token + newLine(depth);
        break;
      case ':':
        text += ': ';
        break;
      default:
        text += /^[{[]/.test(token) ? token.replace(/\s/g, '') : token;
    }
    if (depth > MAX_DEPTH) return undefined;
  }
  return text;
}

/**
 * Lays JSON out on lines; other text stays as it is. Only white space between the tokens changes: parsing it and writing it anew would
 * round long numbers, drop the `.0` of `1.0` and keep one of two equal keys.
 */
export function prettyJson(text: string): {text: string; isJson: boolean} {
  if (!isJson(text)) return {text, isJson: false};
  return {text: layOut(text) ?? text, isJson: true};
}
