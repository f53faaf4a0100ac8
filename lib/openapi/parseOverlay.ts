import type {SourceFile} from './sourceFile';
import type {JsonValue, Problem} from './types';

/** One change that an overlay makes to the places that its target selects. */
export type OverlayAction = {
  /** It is for several versions of the API, of which this one may lack what it writes to. */
  isShared?: true;
  target: string;
  update?: JsonValue;
  remove?: boolean;
  file: string;
  /** Found when it is asked for: the tree with positions takes long to make. */
  readonly line: number;
  /** Position in the file's `actions`. */
  index: number;
};

const SUPPORTED_VERSION = '1.0.0';
const DOCUMENT_KEYS = ['overlay', 'info', 'extends', 'actions'];
const ACTION_KEYS = ['target', 'description', 'update', 'remove'];

type JsonObject = {[key: string]: JsonValue};

/** Whether a JSON value is an object with keys. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownKeys(value: JsonObject, known: string[]): string[] {
  return Object.keys(value).filter((key) => !known.includes(key) && !key.startsWith('x-'));
}

function checkDocument(value: JsonObject): string[] {
  const info = isObject(value.info) ? value.info : {};
  return [
    ...unknownKeys(value, DOCUMENT_KEYS).map((key) => `${key}：不认识的键；只能有 ${DOCUMENT_KEYS.join('、')}`),
    ...(value.overlay === SUPPORTED_VERSION ? [] : [`overlay：应为 ${SUPPORTED_VERSION}；收到的是 ${JSON.stringify(value.overlay)}`]),
    ...['title', 'version']
      .filter((key) => typeof info[key] !== 'string')
      .map((key) => `info.${key}：应为文字；收到的是 ${JSON.stringify(info[key])}`),
    ...(Array.isArray(value.actions) && value.actions.length > 0
      ? []
      : [`actions：应为至少有一项的列表；收到的是 ${JSON.stringify(value.actions)}`]),
  ];
}

function checkAction(action: JsonValue): string[] {
  if (!isObject(action)) return [`应为含 target 的键值对；收到的是 ${JSON.stringify(action)}`];
  const hasUpdate = 'update' in action;
  return [
    ...unknownKeys(action, ACTION_KEYS).map((key) => `${key}：不认识的键；只能有 ${ACTION_KEYS.join('、')}`),
    ...(typeof action.target === 'string' && action.target.startsWith('$')
      ? []
      : [`target：应为以 $ 开头的 JSONPath；收到的是 ${JSON.stringify(action.target)}`]),
    ...(!hasUpdate && action.remove !== true ? ['update：没有要写入的内容；请加上 update，或者写 remove: true'] : []),
    ...(hasUpdate && !isObject(action.update) ? [`update：应为键值对；收到的是 ${JSON.stringify(action.update)}`] : []),
  ];
}

/** Checks an overlay file and lists its actions. An action with problems is left out. */
export function parseOverlay({file, value, lineOf}: SourceFile): {actions: OverlayAction[]; problems: Problem[]} {
  if (!isObject(value)) return {actions: [], problems: [{file, line: 1, message: '应为 OpenAPI Overlay 文档（键值对）'}]};
  const problems: Problem[] = checkDocument(value).map((message) => ({file, line: lineOf([message.split(/[.：]/)[0] ?? '']), message}));
  const actions: OverlayAction[] = [];
  for (const [index, action] of (Array.isArray(value.actions) ? value.actions : []).entries()) {
    const found = checkAction(action);
    problems.push(...found.map((message) => ({file, line: lineOf(['actions', index]), pointer: `#/actions/${index}`, message})));
    if (found.length > 0) continue;
    actions.push({
      ...(action as unknown as OverlayAction),
      file,
      index,
      get line() {
        return lineOf(['actions', index]);
      },
    });
  }
  return {actions, problems};
}
