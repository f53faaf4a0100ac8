/** Strings, empty lists and objects, brackets and punctuation, and all other tokens: numbers, `true`, `null`. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\{\s*\}|\[\s*\]|[{}[\],:]|[^\s{}[\],:"]+/g;
/** JSON nested deeper is not formatted, because the indentation would take more space than the content. */
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

/** Formats valid JSON; undefined if it is nested too deeply. */
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
 * Formats JSON on several lines; other text is unchanged. Only white space between tokens changes: parsing and serialising would round long
 * numbers, drop the `.0` of `1.0` and remove duplicate keys.
 */
export function prettyJson(text: string): {text: string; isJson: boolean} {
  if (!isJson(text)) return {text, isJson: false};
  return {text: layOut(text) ?? text, isJson: true};
}
