import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {cacheFolder} from '../langflow/cacheFolder';
import {runPython} from '../langflow/describe/runPython';
import {installLangflow} from '../langflow/installLangflow';
import {lockLangflow} from '../langflow/lockLangflow';
import {draftLock, requirementsFile, requirementsMark} from '../langflow/requirements';
import {runProgram} from '../langflow/runProgram';
import type {Installation, LangflowReport} from '../langflow/types';
import type {VersionDescription} from './types';

type Part = Exclude<keyof VersionDescription, 'release'>;

/** Programs that read the parts, in the order of their duration. */
const SCRIPTS: Record<Part, string> = {
  program: 'langflow/python/describe_program.py',
  errors: 'errors/python/read_messages.py',
  package: 'langflow/python/describe_package.py',
  components: 'langflow/python/describe_components.py',
};
const LAB = path.join(__dirname, '..');
const SECOND = 1000;

/** A part is read again when the packages or the program that reads it change. */
function partFile(release: string, part: Part): string {
  const code = createHash('sha256').update(readFileSync(path.join(LAB, SCRIPTS[part])));
  const key = code.update(requirementsMark(release)).digest('hex').slice(0, 16);
  return path.join(cacheFolder(), '../described', release, `${part}-${key}.json`);
}

/** The messages are printed; the other programs write to a file. */
async function readPart(python: string, part: Part): Promise<string> {
  const script = SCRIPTS[part];
  if (part !== 'errors') return JSON.stringify(await runPython(python, path.basename(script)));
  const {code, output} = await runProgram(python, [path.join(LAB, script)]);
  if (code !== 0) throw new InputError(`${path.basename(script)} 没有读出来：${output.trim().split('\n').at(-1)}`);
  return output;
}

/** Locks and installs a version, each only if it was not done before. */
async function installLocked(release: string, report: LangflowReport): Promise<Installation> {
  if (!existsSync(requirementsFile(release))) await lockLangflow({version: release, file: draftLock(release)}, report);
  return installLangflow(release, report);
}

/**
 * Describes a version. Every part is kept as soon as it was read, so an interrupted run goes on where it ended.
 *
 * @throws InputError if the version cannot be installed or read, with the reason
 */
export async function describeVersion(release: string, report: LangflowReport): Promise<VersionDescription> {
  const {python} = await installLocked(release, report);
  const parts: Partial<Record<Part, unknown>> = {};
  for (const part of Object.keys(SCRIPTS) as Part[]) {
    const file = partFile(release, part);
    if (!existsSync(file)) {
      const start = Date.now();
      report(`${release}：${path.basename(SCRIPTS[part])}……`);
      const text = await readPart(python, part);
      mkdirSync(path.dirname(file), {recursive: true});
      // Under its own name only when it is complete.
      writeFileSync(`${file}.part`, text);
      renameSync(`${file}.part`, file);
      report(`  用了 ${Math.round((Date.now() - start) / SECOND)} 秒`);
    }
    parts[part] = JSON.parse(readFileSync(file, 'utf8'));
  }
  return {release, ...(parts as Omit<VersionDescription, 'release'>)};
}
