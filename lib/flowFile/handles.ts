import type {FlowFileEdge, Json} from './types';

type Handle = Record<string, Json>;

/** JSON with sorted keys, as the canvas writes it. */
function sortedJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sortedJson(value[key] ?? null)}`).join(',')}}`;
}

/** Writes a handle as the canvas does: its JSON with `œ` for quotation marks, which attributes of HTML may carry. */
export const encodeHandle = (handle: Handle): string => sortedJson(handle).replaceAll('"', 'œ');

/** Connects two nodes of a flow. */
export function buildEdge(source: {id: string; handle: Handle}, target: {id: string; handle: Handle}): FlowFileEdge {
  const sourceHandle = encodeHandle(source.handle);
  const targetHandle = encodeHandle(target.handle);
  return {
    id: `xy-edge__${source.id}${sourceHandle}-${target.id}${targetHandle}`,
    source: source.id,
    target: target.id,
    sourceHandle,
    targetHandle,
    data: {sourceHandle: source.handle, targetHandle: target.handle},
    animated: false,
    className: '',
    selected: false,
  };
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 5;

/** Five letters that stand for a text, always the same: what a node's id ends with. */
export function shortId(text: string): string {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return Array.from({length: LENGTH}, () => {
    const letter = ALPHABET[hash % ALPHABET.length] ?? '0';
    hash = Math.floor(hash / ALPHABET.length);
    return letter;
  }).join('');
}
