import type {PieceKind} from '../types';
import {badge, button, icon} from './buttons';
import {chat, steps} from './chat';
import {box, canvas, columns, row, space, window} from './containers';
import {field, tabs, toggle} from './controls';
import {list, menu} from './lists';
import {table} from './table';
import {code, divider, heading, text} from './texts';

/** Every piece that a panel may be built from, by the name that authors write. */
export const PIECES = {
  window,
  box,
  canvas,
  columns,
  row,
  space,
  heading,
  text,
  code,
  divider,
  button,
  icon,
  badge,
  field,
  toggle,
  tabs,
  list,
  menu,
  table,
  chat,
  steps,
} as const;

/** Props of a piece have been checked against the schema of its kind, so they fit its functions. */
export function pieceKind(name: string): PieceKind | undefined {
  return Object.hasOwn(PIECES, name) ? (PIECES as unknown as Record<string, PieceKind>)[name] : undefined;
}
