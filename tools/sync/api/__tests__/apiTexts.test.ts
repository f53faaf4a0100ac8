import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type DocsVersion, readVersions} from '../../../../lib/content/versions';
import {apiSources} from '../../../../lib/openapi/apiOperations';
import {loadAndCheck} from '../../../../lib/openapi/loadApi';
import type {OpenApi as FullApi} from '../../../../lib/openapi/openApi';
import {listOperations} from '../../../../lib/openapi/openApi';
import {applyOverlay} from '../../../../lib/openapi/overlay';
import type {JsonValue} from '../../../../lib/openapi/types';
import {listUntranslated} from '../listTexts';
import {readOverlays} from '../overlay';
import {type OpenApi, readOpenApi} from '../readOpenApi';

const ROOT = path.join(__dirname, '../../../..');
const VERSIONS = readVersions(ROOT);
const load = async (version: DocsVersion, siteDir = ROOT) => (await loadAndCheck(siteDir, apiSources(version))).api;
const untranslated = (api: FullApi) => listUntranslated(api as unknown as OpenApi);

describe.each(VERSIONS)('the texts of the API of $label', {timeout: 60_000}, (version) => {
  it('are in Chinese, for every operation, parameter, answer and field', async () => {
    expect(untranslated(await load(version))).toEqual([]);
  });

  it('have phrases of readers for every operation', async () => {
    const without = listOperations(await load(version)).filter(({object}) => !object['x-search']?.length);
    expect(without.map(({slug}) => slug)).toEqual([]);
  });
});

describe('texts that versions share', {timeout: 60_000}, () => {
  const shared = () => readOverlays(path.join(ROOT, 'api/overlay'));

  // Texts for a single version belong in the folder of that version, where wrong targets are detected.
  it.each(VERSIONS)('find what they write to in $label', (version) => {
    const {problems} = applyOverlay(readOpenApi(path.join(ROOT, apiSources(version).description)) as unknown as JsonValue, shared());
    expect(problems).toEqual([]);
  });

  it('are written once', () => {
    const folders = ['api/overlay', ...VERSIONS.map((version) => apiSources(version).overlays)];
    const written = folders.flatMap((folder) =>
      readOverlays(path.join(ROOT, folder)).flatMap(({target, update = {}}) =>
        Object.entries(update as Record<string, unknown>).map(([key, value]) => JSON.stringify([target, key, value])),
      ),
    );
    expect(written.filter((text, index) => written.indexOf(text) !== index)).toEqual([]);
  });
});

it('names a text that is taken away', {timeout: 60_000}, async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'api-texts-'));
  cpSync(path.join(ROOT, 'api'), path.join(site, 'api'), {recursive: true});
  const version = VERSIONS[0] as DocsVersion;
  const file = path.join(site, `api/${version.label}/overlay/traces.yaml`);
  const texts = readFileSync(file, 'utf8');
  const action = '  - target: $.components.schemas.TraceRead.properties.spans\n    update:\n      description: 最外层的步骤。\n';
  expect(texts).toContain(action);
  writeFileSync(file, texts.replace(action, ''));
  expect(untranslated(await load(version, site))).toEqual(['TraceRead 的字段 spans']);
});
