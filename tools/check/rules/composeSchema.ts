import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';

let validate: ValidateFunction | undefined;

/** The schema of the Compose Specification, as the linter of Compose files carries it. */
function readSchema(): object {
  const folder = path.dirname(require.resolve('dclint/package.json'));
  const {$schema: _, ...schema} = JSON.parse(readFileSync(path.join(folder, 'schemas/compose.schema.json'), 'utf8'));
  return schema;
}

const isCompose = (value: unknown): value is object => typeof value === 'object' && value !== null && 'services' in value;

/** Alternatives fail together; what lies deepest says most. */
function describeErrors(errors: readonly ErrorObject[]): string {
  const [deepest] = [...errors].sort((a, b) => b.instancePath.split('/').length - a.instancePath.split('/').length);
  const place = deepest?.instancePath.slice(1).replaceAll('/', '.') || '文件';
  const {additionalProperty} = (deepest?.params ?? {}) as {additionalProperty?: string};
  return `Compose 的 ${place}：${additionalProperty ? `没有 ${additionalProperty} 这个键` : deepest?.message}`;
}

/** Says what is wrong with a Compose file, or a part of one; undefined where nothing is, or where it is something else. */
export function checkCompose(value: unknown): string | undefined {
  if (!isCompose(value)) return undefined;
  validate ??= new Ajv({strict: false, validateFormats: false, logger: false, allErrors: true}).compile(readSchema());
  return validate(value) ? undefined : describeErrors(validate.errors ?? []);
}
