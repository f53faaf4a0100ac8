import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {ROOT, runNpm} from '../runNpm';
import {finishSbom} from '../sbom';

const FIXTURES = path.join(__dirname, '../__fixtures__');
const readSchema = (name: string) => JSON.parse(readFileSync(path.join(FIXTURES, `${name}.schema.json`), 'utf8')) as object;
const output = runNpm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only']);
const makeSbom = (production = false) => finishSbom(output, 'langflow-docs-zh', production);

type Lock = {packages: Record<string, {version?: string; dev?: boolean; link?: boolean}>};
const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('npm run sbom', () => {
  const sbom = makeSbom();

  it('is a CycloneDX 1.5 document by the schema of its makers', () => {
    const ajv = new Ajv({strict: false, allErrors: true});
    addFormats(ajv);
    // Addresses and names outside ASCII, for which the library of formats has no rule.
    ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
    for (const name of ['spdx', 'jsf-0.82']) ajv.addSchema(readSchema(name));
    const validate = ajv.compile(readSchema('bom-1.5'));
    expect(validate(sbom), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    expect(validate({...sbom, components: [{type: 'no-such-type', name: 'x'}]})).toBe(false);
  });

  it('names every package of the lockfile with its version and the digest that npm checks', () => {
    const listed = new Set(sbom.components.map(({name, version}) => `${name}@${version}`));
    const missing = Object.entries(lock.packages)
      .filter(([folder]) => folder.startsWith('node_modules/'))
      .map(([folder, {version}]) => `${nameOf(folder)}@${version}`)
      .filter((id) => !listed.has(id));
    expect(missing).toEqual([]);
    expect(sbom.components.filter(({hashes}) => !hashes?.length).length).toBeLessThan(sbom.components.length / 10);
  });

  it('leaves out what only developers use when asked to', () => {
    const kept = makeSbom(true);
    const listed = new Set(kept.components.map(({name, version}) => `${name}@${version}`));
    const needed = Object.entries(lock.packages).filter(([folder, {dev}]) => folder && !dev);
    expect(needed.map(([folder, {version}]) => `${nameOf(folder)}@${version}`).filter((id) => !listed.has(id))).toEqual([]);
    expect(kept.components.map(({name}) => name)).not.toContain('vitest');
    const refs = new Set([kept.metadata.component['bom-ref'], ...kept.components.map((one) => one['bom-ref'])]);
    expect(kept.dependencies.flatMap(({ref, dependsOn}) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual([]);
  });

  it('is the same each time, and another one for other dependencies', () => {
    const again = runNpm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only']);
    expect(finishSbom(again, 'langflow-docs-zh')).toEqual(sbom);
    expect(sbom.metadata).not.toHaveProperty('timestamp');
    expect(makeSbom(true).serialNumber).not.toBe(sbom.serialNumber);
  });
});

describe('finishSbom', () => {
  it.each([
    ['', 'npm error code ESBOMPROBLEMS\nnpm error missing: react', 'npm error code ESBOMPROBLEMS'],
    ['Unknown command: "sbom"', '', '没有说明原因'],
    ['{}', 'npm ERR! code EUSAGE', 'npm ERR! code EUSAGE'],
    ['null', '', '没有说明原因'],
  ])('says why there is none: %j %j', (stdout, stderr, reason) => {
    expect(() => finishSbom({stdout, stderr}, 'x')).toThrow(`npm sbom 没有给出清单：${reason}；应使用 npm 10 以上`);
  });
});
