import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.join(__dirname, '../../..');
/** Names that Docusaurus, Playwright and the commands expect in each module of a kind. */
const EXPECTED = new Set(['main', 'test', 'Options', 'PluginOptions', 'validateOptions', 'loadContent', 'onRouteDidUpdate']);
const EXPORT = /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

it('an exported name stands for one thing in the whole repository', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts'], {cwd: ROOT, encoding: 'utf8'}).trim().split('\n');
  const modules = new Map<string, Set<string>>();
  for (const file of files.filter((name) => !name.endsWith('.d.ts'))) {
    for (const [, name = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(EXPORT)) {
      if (!EXPECTED.has(name)) modules.set(name, (modules.get(name) ?? new Set()).add(file));
    }
  }
  const doubled = [...modules].filter(([, places]) => places.size > 1).map(([name, places]) => `${name}: ${[...places].join(', ')}`);
  expect(doubled).toEqual([]);
});
