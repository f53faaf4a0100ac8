import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {AUTHOR_COMPONENTS, describeComponents} from '../authorComponents';

it('each usage writes the component itself', () => {
  for (const [name, {usage}] of Object.entries(AUTHOR_COMPONENTS)) expect(usage).toMatch(new RegExp(`^<${name}[ >]`));
});

it('CONTRIBUTING.md lists all components for authors', () => {
  const guide = readFileSync(path.join(__dirname, '../../CONTRIBUTING.md'), 'utf8');
  const [table] = /\| 写法 \| 用途 \|\n(?:\|.*\n)+/.exec(guide) ?? [];
  expect(table).toBe(`${describeComponents()}\n`);
});
