import {isDeepStrictEqual} from 'node:util';
import type {Shape} from './shapeOf';
import type {Trait, Traits} from './traits';

/** Part of an operation that changed. */
export type Place = 'parameters' | 'body' | 'answer';

/** One difference of an operation between two versions. */
export type Change =
  | {kind: 'address'; from: string; to: string}
  | {kind: 'auth'; isNeeded: boolean}
  | {kind: 'deprecated'}
  | {kind: 'added' | 'removed'; place: Place; names: string[]}
  /** Only one of the versions describes the response fields, so it is unknown whether they changed. */
  | {kind: 'described'; isDescribed: boolean}
  | {kind: 'type'; place: Place; name: string; from: string; to: string}
  | {kind: 'required'; place: Place; name: string; isRequired: boolean}
  | {kind: 'default'; place: Place; name: string; from: string | undefined; to: string | undefined}
  | {kind: 'options'; place: Place; name: string; added: string[]; removed: string[]}
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

function compareTrait(place: Place, name: string, from: Trait, to: Trait): Change[] {
  const added = without(to.options, from.options);
  const removed = without(from.options, to.options);
  const typed: Change[] = from.type === to.type ? [] : [{kind: 'type', place, name, from: from.type, to: to.type}];
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

function compareTraits(place: Place, from: Traits, to: Traits): Change[] {
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

const addressOf = ({method, path}: Shape) => `${method.toUpperCase()} ${path}`;

/** Finds the changes that callers of an operation must know. */
export function compareShapes(from: Shape, to: Shape): Change[] {
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
