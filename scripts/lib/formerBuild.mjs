import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, renameSync} from 'node:fs';
import path from 'node:path';

const FOLDER = '.docusaurus';
const PREFIX = 'former-build-';

const REMOVE = `for (const folder of process.argv.slice(1)) require('node:fs').rmSync(folder, {recursive: true, force: true});`;

/**
 * Puts a site's former build out of the way, and removes it when the process has ended. Docusaurus would remove it first of all: the
 * thousands of files take a while, and on some file systems (ext4 without a journal) new files are then slow to create for minutes.
 */
export function moveFormerBuildAside(siteDir) {
  const build = path.join(siteDir, 'build');
  const folder = path.join(siteDir, FOLDER);
  if (!existsSync(build)) return;
  try {
    mkdirSync(folder, {recursive: true});
    renameSync(build, path.join(folder, `${PREFIX}${process.pid}`));
  } catch {
    // On another disk, or in use: Docusaurus removes it as ever.
    return;
  }
  process.on('exit', () => {
    // Those too that an interrupted build has left.
    const former = readdirSync(folder).filter((name) => name.startsWith(PREFIX));
    const paths = former.map((name) => path.join(folder, name));
    spawn(process.execPath, ['-e', REMOVE, ...paths], {detached: true, stdio: 'ignore'}).unref();
  });
}
