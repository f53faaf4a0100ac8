import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Global set-up of all kinds of tests: gives a run a folder of its own for what tests, the servers and browsers they start write to
 * the system's temporary folder, and returns what removes it.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'langflow-docs-'));
  // Servers under test read their files as another user.
  chmodSync(folder, 0o755);
  // Read by Node: the first on POSIX systems, the others on Windows.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, {recursive: true, force: true, maxRetries: 3});
}
