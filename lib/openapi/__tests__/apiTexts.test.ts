import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readVersions} from '../../content/versions';
import {apiSources} from '../apiOperations';
import {loadAndCheck, readOverlays} from '../loadApi';
import {listOperations} from '../openApi';
import {applyOverlay, readSourceFile} from '../overlay';

const ROOT = path.join(__dirname, '../../..');
const VERSIONS = readVersions(ROOT);

describe.each(VERSIONS)('the API of $label', (version) => {
  it('is sound, with Chinese texts everywhere and phrases of readers for every operation', async () => {
    const {api, problems} = await loadAndCheck(ROOT, apiSources(version));
    expect(problems).toEqual([]);
    const without = listOperations(api).filter(({object}) => !object['x-search']?.length);
    expect(without.map(({slug}) => slug)).toEqual([]);
  });
});

describe('texts that versions share', () => {
  // Texts for a single version belong in the folder of that version, where wrong targets are detected.
  it.each(VERSIONS)('find their targets in $label', (version) => {
    const {source} = readSourceFile(ROOT, apiSources(version).description);
    expect(applyOverlay(source.value, readOverlays(ROOT, 'api/overlay').actions).problems).toEqual([]);
  });

  it('are written once', () => {
    const folders = ['api/overlay', ...VERSIONS.map((version) => apiSources(version).overlays)];
    const written = folders.flatMap((folder) =>
      readOverlays(ROOT, folder).actions.flatMap(({target, update = {}}) =>
        Object.entries(update as Record<string, unknown>).map(([key, value]) => JSON.stringify([target, key, value])),
      ),
    );
    expect(written.filter((text, index) => written.indexOf(text) !== index)).toEqual([]);
  });
});
