import {isDeepStrictEqual} from 'node:util';
import type {SchemaShape} from './shapeOf';
import type {Trait, Traits} from './traits';

/** Part of an operation that changed. */
export type ShapePlace = 'parameters' | 'body' | 'answer';

/** One difference of an operation between two versions. */
export type ShapeChange =
  | {kind: 'address'; from: string; to: string}
  | {kind: 'auth'; isNeeded: boolean}
  | {kind: 'deprecated'}
  | {kind: 'added' | 'removed'; place: ShapePlace; names: string[]}
  /** Only one of the versions describes the response fields, so it is unknown whether they changed. */
  | {kind: 'described'; isDescribed: boolean}
  | {kind: 'type'; place: ShapePlace; name: string; from: string; to: string}
  | {kind: 'required'; place: ShapePlace; name: string; isRequired: boolean}
  | {kind: 'default'; place: ShapePlace; name: string; from: string | undefined; to: string | undefined}
  | {kind: 'options'; place: ShapePlace; name: string; added: string[]; removed: string[]}
  | {kind: 'statuses'; added: string[]; removed: string[]};

function without(all: Iterable<string>, known: Iterable<string>): string[] {
  const isKnown = new Set(known);
  return [...all].filter((name) => !isKnown.has(name));
}

/** Drops names inside another listed name: if the outer field is new, so are the inner ones. */
function outermost(names: string[]): string[] {
  const isInside = (name: string, outer: string) => name.startsWith(`${outer}.`) || name.startsWith(`${outer}[`);
  return names.filter((name) => !names.some((other) => isInside(name, other)));
}

const asText = (value: Trait['default']) => (value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value));

function compareTrait(place: ShapePlace, name: string, from: Trait, to: Trait): ShapeChange[] {
  const added = without(to.options, from.options);
  const removed = without(from.options, to.options);
  const typed: ShapeChange[] = from.type === to.type ? [] : [{kind: 'type', place, name, from: from.type, to: to.type}];
  // For a response only the type matters, because callers do not fill it in.
  if (place === 'answer') return typed;
  return [
    ...typed,
    ...(from.required === to.required ? [] : [{kind: 'required', place, name, isRequired: to.required} as const]),
    ...(isDeepStrictEqual(from.default, to.default)
      ? []
      : [{kind: 'default', place, name, from: asText(from.default), to: asText(to.default)} as const]),
    ...(from.options.length > 0 && to.options.length > 0 && added.length + removed.length > 0
      ? [{kind: 'options', place, name, added, removed} as const]
      : []),
  ];
}

function compareTraits(place: ShapePlace, from: Traits, to: Traits): ShapeChange[] {
  if (place === 'answer' && (from.size === 0) !== (to.size === 0)) return [{kind: 'described', isDescribed: to.size > 0}];
  const added = outermost(without(to.keys(), from.keys()));
  const removed = outermost(without(from.keys(), to.keys()));
  const kept = [...from].flatMap(([name, trait]) => {
    const later = to.get(name);
    return later ? compareTrait(place, name, trait, later) : [];
  });
  return [
    ...(added.length > 0 ? [{kind: 'added', place, names: added} as const] : []),
    ...(removed.length > 0 ? [{kind: 'removed', place, names: removed} as const] : []),
    ...kept,
  ];
}

const addressOf = ({method, path}: SchemaShape) => `${method.toUpperCase()} ${path}`;

/** Finds the changes that callers of an operation must know. */
export function compareShapes(from: SchemaShape, to: SchemaShape): ShapeChange[] {
  const added = without(to.statuses, from.statuses);
  const removed = without(from.statuses, to.statuses);
  return [
    ...(addressOf(from) === addressOf(to) ? [] : [{kind: 'address', from: addressOf(from), to: addressOf(to)} as const]),
    ...(from.auth === to.auth ? [] : [{kind: 'auth', isNeeded: to.auth} as const]),
    ...(to.deprecated && !from.deprecated ? [{kind: 'deprecated'} as const] : []),
    ...(['parameters', 'body', 'answer'] as const).flatMap((place) => compareTraits(place, from[place], to[place])),
    ...(added.length + removed.length > 0 ? [{kind: 'statuses', added, removed} as const] : []),
  ];
}
