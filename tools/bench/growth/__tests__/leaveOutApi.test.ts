import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {leaveOutApi} from '../leaveOutApi';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'leave-out-'));
});
afterEach(() => rmSync(root, {recursive: true}));

test('the configuration of this site loses the plugin, the operations, and the refusal of broken links', () => {
  const file = path.join(root, 'docusaurus.config.ts');
  writeFileSync(file, readFileSync(path.join(__dirname, '../../../../docusaurus.config.ts')));
  leaveOutApi(root);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain('plugins/api-reference');
  expect(text).not.toContain('loadContent');
  expect(text).toContain('operations: [],');
  expect(text).toMatch(/^export default \{\.\.\.createConfig\(\{[\s\S]*\}\), onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'\};$/m);
});

test('a configuration that has changed is an error that says what to change', () => {
  writeFileSync(path.join(root, 'docusaurus.config.ts'), 'export default {};\n');
  expect(() => leaveOutApi(root)).toThrow('请改 tools/bench/growth/leaveOutApi.ts');
});
