import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import {type DocsVersion, versionFile} from './versions';

/** Environments in which some bundle dependencies are not installed. */
export const GAPS = ['python-3.14', 'python-before-3.12', 'macos-intel', 'linux-arm64'] as const;

const text = z.string('非空文字').min(1, '非空文字');
const minor = z.string('加引号的版本，例如 "3.14"').regex(/^\d+\.\d+$/, '形如 "3.14" 的版本');
const release = z.string('三段的版本，例如 1.13.0').regex(/^\d+\.\d+\.\d+$/, '三段的版本，例如 1.13.0');
const packages = z.array(text, '包名的列表').min(1, '至少一个包名').optional();

const PYTHON = z.strictObject({from: minor, to: minor}, '含 from、to 的键值对');
const PACKAGE = z.strictObject(
  {
    version: release,
    python: PYTHON,
    included: z.boolean('true 或 false'),
  },
  '含 version、python、included 的键值对',
);
const GAP = z.strictObject(
  {package: text, where: z.array(z.enum(GAPS, `下列之一：${GAPS.join('、')}`), '列表').min(1, '至少一个')},
  '含 package、where 的键值对',
);
const BUNDLE = z.strictObject(
  {
    package: text,
    extra: text.optional(),
    retired: z.boolean('true，或者不写').optional(),
    /** Whether it contains only a model provider and no components. */
    provider: z.boolean('true，或者不写').optional(),
    /** Set only if it is narrower than that of the package. */
    python: PYTHON.optional(),
    missingInImages: packages,
    gaps: z.array(GAP, '列表').min(1, '至少一个').optional(),
  },
  '含 package，可以加 extra、retired、provider、python、missingInImages、gaps 的键值对',
);
const BUNDLES = z.strictObject(
  {
    release,
    images: z.strictObject({default: text, full: text, python: minor}, '含 default、full、python 的键值对'),
    packages: z.record(text, PACKAGE, '包名到键值对'),
    bundles: z.record(text, BUNDLE, '组件包的名字到键值对'),
  },
  '含 release、images、packages、bundles 的键值对',
);

/** The packages of one Langflow release that contain component bundles, and what each bundle needs. */
export type Bundles = z.output<typeof BUNDLES>;

/** One bundle. */
export type Bundle = z.output<typeof BUNDLE>;

/** An environment in which a dependency is not installed. */
export type Gap = (typeof GAPS)[number];

/** Path of the bundle data of a version, relative to the site. */
export const bundlesFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'bundles.yaml');

/**
 * Parses the bundle data.
 *
 * @throws InputError that lists all problems
 */
export function parseBundles(source: string, name: string): Bundles {
  const value = checkInput(parseYamlInput(source, name), BUNDLES, name);
  const known = Object.keys(value.packages);
  const problems = Object.entries(value.bundles)
    .filter(([, bundle]) => !known.includes(bundle.package))
    .map(([key, bundle]) => `bundles.${key}.package：应为 packages 里有的包；收到的是 ${JSON.stringify(bundle.package)}`);
  if (problems.length > 0) throw new InputError(listProblems(`${name} 有误`, problems, '把包加进 packages，或者改正名字。'));
  return value;
}

/** Reads the bundles of a version. Undefined for versions before bundles were separate packages. */
export function readBundles({root, ...version}: Pick<DocsVersion, 'root' | 'folder'>): Bundles | undefined {
  const name = bundlesFile(version);
  const file = path.join(root, name);
  return existsSync(file) ? parseBundles(readInputText({path: file, name}), name) : undefined;
}
