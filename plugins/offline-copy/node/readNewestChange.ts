import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** When a page was last changed, by the history of the site's folder; nothing where there is none, as in an unpacked archive. */
export async function readNewestChange(siteDir: string): Promise<string | undefined> {
  const {stdout} = await promisify(execFile)('git', ['log', '-1', '--format=%cI', '--', 'docs', 'versioned_docs'], {cwd: siteDir}).catch(
    () => ({
      stdout: '',
    }),
  );
  return stdout.trim() ? new Date(stdout.trim()).toISOString() : undefined;
}
