import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {CLIENT_PATCHES, type Patch, SERVER_PATCHES} from '../patches';
import patchModule from '../patchLoader.cjs';

const PACKAGES = path.join(__dirname, '../../../node_modules');
const run = (patch: Patch, source: string): string => patchModule.call({getOptions: () => patch}, source);

describe('patchModule', () => {
  it.each([...CLIENT_PATCHES, ...SERVER_PATCHES])('fits the installed $name', (patch) => {
    const source = readFileSync(path.join(PACKAGES, patch.name), 'utf8');
    const changed = run(patch, source);
    expect(changed.startsWith(`${patch.imports}\n`)).toBe(true);
    for (const [, to] of patch.replacements) expect(changed.split(to)).toHaveLength(2);
    // Nothing else changes.
    const undone = patch.replacements.reduce((text, [from, to]) => text.replace(to, () => from), changed);
    expect(undone).toBe(`${patch.imports}\n${source}`);
  });

  it('imports modules that are there', () => {
    const imports = [...CLIENT_PATCHES, ...SERVER_PATCHES].flatMap(({imports: code}) => [...code.matchAll(/from "([^"]+)"/g)]);
    expect(imports.length).toBeGreaterThan(3);
    for (const [, file] of imports) expect(() => readFileSync(`${file}.ts`)).not.toThrow();
  });

  it('names the package and everything that it no longer finds, or finds twice', () => {
    const patch: Patch = {
      name: 'some/module.js',
      imports: '',
      replacements: [
        ['one();', '1'],
        ['two();', '2'],
        ['three();', '3'],
      ],
    };
    expect(() => run(patch, 'one(); two(); two();')).toThrow(
      /some\/module\.js 里应当各有一处.+patches\.ts：\n {2}two\(\);\n {2}three\(\);$/s,
    );
  });
});
