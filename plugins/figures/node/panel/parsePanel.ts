import * as z from 'zod';
import {type FigureHead, figureKeys} from '../figureSchema';
import {checkPart, checkSchema, number} from '../yaml/schema';
import type {Path, YamlSource} from '../yaml/yamlSource';
import {commonKeys, isPieceName, type PanelPiece, PIECES, type PieceKind, pieceKind} from './pieces';

/** A checked panel, as the page receives it. */
export type Panel = {
  pieces: PanelPiece[];
  /** Maximum width in pixels. */
  width: number;
};

const DEFAULT_WIDTH = 760;
const SCHEMA = z.strictObject({...figureKeys, width: number.optional(), content: z.unknown()});
const NAMES = Object.keys(PIECES).join('、');

type Written = {props: unknown; usesShorthand: boolean};

/** `- heading: 项目` means `- heading: {text: 项目}`. */
function expandShorthand({shorthand}: PieceKind, value: unknown): Written {
  const isBare = Array.isArray(value) || typeof value !== 'object' || value === null;
  if (value === null) return {props: {}, usesShorthand: false};
  return isBare && shorthand ? {props: {[shorthand]: value}, usesShorthand: true} : {props: value, usesShorthand: false};
}

function parsePiece(source: YamlSource, value: unknown, path: Path): PanelPiece[] {
  const names = value && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
  const [name = ''] = names;
  if (names.length !== 1) {
    const received = names.length > 1 ? `这几个键：${names.join('、')}` : JSON.stringify(value);
    source.report(path, `每一项应是一个部件，只有一个键，比如“- heading: 项目”；收到的是 ${received}`);
    return [];
  }
  if (!isPieceName(name)) {
    source.report([...path, name], `没有“${name}”这种部件；可用的有 ${NAMES}`);
    return [];
  }
  const kind = pieceKind(name);
  const {props, usesShorthand} = expandShorthand(kind, (value as Record<string, unknown>)[name]);
  const here = [...path, name];
  const checked = checkPart(source, kind.schema.safeExtend(commonKeys), {value: props, path: here});
  if (!checked) return [];
  for (const {holder, key, path: below} of kind.compartments?.(checked) ?? [])
    holder[key] = parsePieces(source, holder[key], [...here, ...(usesShorthand ? below.slice(1) : below)]);
  return [{name, props: checked}];
}

function parsePieces(source: YamlSource, value: unknown, path: Path): PanelPiece[] {
  if (!Array.isArray(value) || value.length === 0) {
    source.report(path, `${path.join('.')}：应为部件的列表；收到的是 ${JSON.stringify(value)}`);
    return [];
  }
  return value.flatMap((entry, index) => parsePiece(source, entry, [...path, index]));
}

/** Parses a panel and checks all its pieces. Undefined if there are problems. */
export function parsePanel(source: YamlSource): {head: FigureHead; panel: Panel} | undefined {
  const input = checkSchema(source, SCHEMA);
  if (!input) return undefined;
  const pieces = parsePieces(source, input.content, ['content']);
  if (source.problems.length > 0) return undefined;
  return {head: input, panel: {pieces, width: input.width ?? DEFAULT_WIDTH}};
}
