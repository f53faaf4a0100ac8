import type {ProgramData} from '../../lib/content/programData';
import {isObject} from '../../lib/input/isObject';
import {METHODS} from '../../lib/openapi/types';
import {shapeApi} from '../../tools/sync/api/importShape';
import {compareData} from '../langflow/describe/compareData';
import {compareEntries, type Difference, type Entries} from '../langflow/describe/differences';
import type {DescribedPackages, VersionDescription} from './types';

/** The part that dates and compares: without dates. */
const programOf = ({release, program, components}: VersionDescription): ProgramData => ({
  settings: {
    release,
    settings: Object.fromEntries(Object.entries(program.settings).map(([name, setting]) => [name, {...setting, since: ''}])),
  },
  commands: {release, commands: program.commands},
  components: {release, components: components.map((component) => ({...component, since: ''}))},
});

type Api = ReturnType<typeof shapeApi>['api'];

const operationsOf = (api: Api): Entries =>
  new Map(
    Object.entries(api.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method): [string, unknown][] => {
        const operation = item[method];
        if (!isObject(operation)) return [];
        const {parameters, requestBody, responses, security, deprecated} = operation;
        const all = Array.isArray(parameters) ? parameters.filter(isObject) : [];
        const named = Object.fromEntries(all.map((parameter) => [`参数 ${parameter.name}`, parameter]));
        return [[`${method.toUpperCase()} ${path}`, {requestBody, responses, security, deprecated, ...named}]];
      }),
    ),
  );

/** Fields of the data structures; whether one is required is part of it. */
function fieldsOf(api: Api): Entries {
  const {schemas} = isObject(api.components) ? api.components : {schemas: {}};
  return new Map(
    Object.entries(isObject(schemas) ? schemas : {}).flatMap(([name, schema]) => {
      if (!isObject(schema)) return [];
      const {properties, required, ...own} = schema;
      const needed = new Set(Array.isArray(required) ? required : []);
      const fields = Object.entries(isObject(properties) ? properties : {});
      if (fields.length === 0) return [[name, own] as [string, unknown]];
      return fields.map(([field, value]): [string, unknown] => [
        `${name}.${field}`,
        {...(isObject(value) ? value : {}), ...(needed.has(field) && {required: true})},
      ]);
    }),
  );
}

const OWN = /^(langflow|lfx)(-|$)/;
/** `pydantic<3,>=2 ; extra == "x"` → name, and the rest. */
const REQUIREMENT = /^([\w.-]+(?:\[[^\]]*\])?)\s*(.*)$/;

const ownPackages = ({packages}: DescribedPackages) => Object.entries(packages).filter(([name]) => OWN.test(name));

const versionsOf = (description: DescribedPackages): Entries =>
  new Map(ownPackages(description).map(([name, {version}]) => [name, version]));

/** The Python versions of Langflow, and of those of its packages that have others: one change of all is one difference. */
function pythonOf(description: DescribedPackages): Entries {
  const main = description.packages.langflow?.python;
  const others = ownPackages(description).filter(([name, {python}]) => name === 'langflow' || python !== main);
  return new Map(others.map(([name, {python}]) => [name, python ?? '没有写']));
}

/** What own packages require of others, with all lines of one name together; own packages follow each other's version. */
function requirementsOf(description: DescribedPackages): Entries {
  const found = new Map<string, string[]>();
  for (const [owner, {requires = []}] of ownPackages(description)) {
    for (const line of requires) {
      const [, name = line, rest = ''] = REQUIREMENT.exec(line) ?? [];
      if (OWN.test(name.replace(/\[.*/, ''))) continue;
      const key = `${owner}: ${name.toLowerCase()}`;
      found.set(key, [...(found.get(key) ?? []), rest].sort());
    }
  }
  return new Map([...found].map(([name, lines]) => [name, lines.join(' | ')]));
}

const variablesOf = ({program}: VersionDescription): Entries => new Map(Object.entries(program.environment));
const messagesOf = ({errors}: VersionDescription): Entries => new Map(errors.messages.map(({pattern}) => [pattern, true]));
const wordsOf = ({words}: DescribedPackages): Entries => new Map(Object.entries(words).map(([key, {en}]) => [key, en]));
const migrationsOf = ({migrations}: DescribedPackages): Entries => new Map(migrations.map(({revision, title}) => [revision, title]));

/** Where a message is first, which is what people look for. */
function placesOf({errors}: VersionDescription): Map<string, string> {
  const found = new Map<string, string>();
  for (const {pattern, file, line, kind} of errors.messages) if (!found.has(pattern)) found.set(pattern, `${file}:${line}（${kind}）`);
  return found;
}

function compareMessages(before: VersionDescription, after: VersionDescription): Difference[] {
  const places = {before: placesOf(before), after: placesOf(after)};
  return compareEntries('error', messagesOf(before), messagesOf(after)).map((difference) =>
    difference.change === 'new'
      ? {...difference, after: places.after.get(difference.name)}
      : {...difference, before: places.before.get(difference.name)},
  );
}

/**
 * Lists everything that two versions do not have in common. Both must be described on the same kind of machine: what cannot be loaded
 * there (a bundle whose packages are missing) is then missing in both.
 */
export function findDifferences(before: VersionDescription, after: VersionDescription): Difference[] {
  const [older, newer] = [before.package, after.package];
  // Slugs and texts are not part of what is compared.
  const [olderApi, newerApi] = [shapeApi(older.operations).api, shapeApi(newer.operations).api];
  return [
    ...compareData(programOf(before), programOf(after)),
    ...compareEntries('variable', variablesOf(before), variablesOf(after)),
    ...compareEntries('operation', operationsOf(olderApi), operationsOf(newerApi)),
    ...compareEntries('field', fieldsOf(olderApi), fieldsOf(newerApi)),
    ...compareMessages(before, after),
    ...compareEntries('word', wordsOf(older), wordsOf(newer)),
    ...compareEntries('migration', migrationsOf(older), migrationsOf(newer)),
    ...compareEntries('package', versionsOf(older), versionsOf(newer)),
    ...compareEntries('python', pythonOf(older), pythonOf(newer)),
    ...compareEntries('dependency', requirementsOf(older), requirementsOf(newer)),
    ...compareEntries('template', new Map(Object.entries(older.templates)), new Map(Object.entries(newer.templates))),
    ...compareEntries('file', new Map(Object.entries(older.files)), new Map(Object.entries(newer.files))),
  ];
}
