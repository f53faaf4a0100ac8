import fc from 'fast-check';

/** A place in a value: which child to take at each level, as a fraction of the number of children. */
type Mutation = {path: number[]; kind: 'replace' | 'drop' | 'add'; value: unknown};

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1e21,
    true,
    [],
    {},
    [[]],
    [null],
    {__proto__: null},
    'constructor',
    '__proto__',
    '/',
    '../x',
    '\u0000',
    '中',
  ),
  fc.string(),
  fc.integer(),
  fc.jsonValue({maxDepth: 2}),
);

const mutation: fc.Arbitrary<Mutation> = fc.record({
  path: fc.array(fc.nat(1000), {maxLength: 8}),
  kind: fc.constantFrom('replace', 'drop', 'add'),
  value: odd,
});

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function apply(value: unknown, {path, kind, value: odd_}: Mutation): unknown {
  const [share, ...rest] = path;
  if (share === undefined || !isContainer(value) || Object.keys(value).length === 0) return odd_;
  const keys = Object.keys(value);
  const key = keys[share % keys.length] as string;
  const copy = (Array.isArray(value) ? [...value] : {...value}) as Record<string, unknown>;
  if (rest.length > 0 && isContainer(value[key])) copy[key] = apply(value[key], {path: rest, kind, value: odd_});
  else if (kind === 'replace') copy[key] = odd_;
  else if (kind === 'add') Object.defineProperty(copy, `odd${share}`, {value: odd_, enumerable: true});
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

/** Values that differ from a valid one in a few places. */
export function mutatedFrom(good: unknown): fc.Arbitrary<unknown> {
  return fc.array(mutation, {minLength: 1, maxLength: 3}).map((mutations) => mutations.reduce<unknown>(apply, good));
}

/** Texts that differ from a valid one in a few characters, and unrelated texts. */
export function mutatedText(good: string): fc.Arbitrary<string> {
  const edit = fc.tuple(
    fc.nat(good.length),
    fc.nat(20),
    fc.oneof(fc.constantFrom('\t', ': ', '- ', '[', '{', '*a', '&a', '"', '\n', '---\n', '!!js/x ', '<<: *a'), fc.string({maxLength: 5})),
  );
  const edited = fc
    .array(edit, {minLength: 1, maxLength: 3})
    .map((edits) => edits.reduce((text, [at, length, piece]) => text.slice(0, at) + piece + text.slice(at + length), good));
  return fc.oneof(edited, fc.string(), fc.constantFrom('', '\uFEFF', '\u0000', '- a\nb: 1', '*missing', 'a: &a [*a]', '{', '[[[['));
}
