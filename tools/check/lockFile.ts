import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describeReadError, InputError, listProblems, showReceived} from '../../lib/input/inputError';
import {isObject} from '../../lib/input/isObject';

/** The lock file of npm. */
export const PACKAGE_LOCK = 'package-lock.json';

const ADVICE =
  '用 npm view 包@版本 dist.integrity 看 registry 有没有这个版本；没有的，在 package.json 里换成各平台的包都有的版本，从锁文件里删去这几条，再运行 npm install --package-lock-only';

/** A package as the lock file records it. */
type LockedPackage = {version?: unknown; integrity?: unknown; resolved?: unknown; link?: unknown};

/** A digest of Subresource Integrity, at least SHA-256. */
const INTEGRITY = /^sha(?:256|384|512)-[\w+/]{43,}={0,2}$/;

function problemsOf(place: string, {version, integrity, resolved, link}: LockedPackage): string[] {
  // The site itself and its workspaces are no packages of a registry.
  if (link === true || !place.includes('node_modules/')) return [];
  const name = `${place.split('node_modules/').at(-1)}@${version}`;
  const isUnchecked = !(typeof integrity === 'string' && integrity.split(' ').every((digest) => INTEGRITY.test(digest)));
  return [
    ...(isUnchecked ? [`${PACKAGE_LOCK}：${name} 的 integrity 应为 sha512-…；收到的是${showReceived(integrity)}`] : []),
    // The lock file must not depend on the mirror of whoever wrote it.
    ...(resolved === undefined ? [] : [`${PACKAGE_LOCK}：${name} 不应有 resolved；收到的是${showReceived(resolved)}`]),
  ];
}

/**
 * Checks that npm can verify every package, on all systems: a package without `integrity` is installed unchecked.
 *
 * @throws InputError that lists the packages
 */
export function checkLockFile(root: string): void {
  let lock: unknown;
  try {
    lock = JSON.parse(readFileSync(path.join(root, PACKAGE_LOCK), 'utf8'));
  } catch (error) {
    throw new InputError(`${PACKAGE_LOCK}：读不了：${error instanceof SyntaxError ? error.message : describeReadError(error)}`);
  }
  const packages = isObject(lock) && isObject(lock.packages) ? Object.entries(lock.packages) : undefined;
  if (!packages) throw new InputError(`${PACKAGE_LOCK}：packages 应为键值对（lockfileVersion 3）；运行 npm install --package-lock-only`);
  const problems = packages.flatMap(([place, locked]) => problemsOf(place, isObject(locked) ? locked : {}));
  if (problems.length > 0) throw new InputError(listProblems('锁文件里的包没法核对', problems, ADVICE));
}
