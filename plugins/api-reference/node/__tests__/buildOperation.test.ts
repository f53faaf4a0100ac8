import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadApi} from '../../../../lib/openapi/loadApi';
import {listOperations} from '../../../../lib/openapi/openApi';
import {DEFAULT_API_OPTIONS} from '../../options';
import {operationToc} from '../../theme/ApiOperationPage/operationToc';
import {buildApiSidebar, buildGroups, createNeighbours} from '../buildGroups';
import {buildLanding} from '../buildLanding';
import {buildOperation} from '../buildOperation';
import {parseLanding} from '../parseLanding';
import {createProseRenderer} from '../renderProse';

const FIXTURE = path.join(__dirname, '../../../../lib/openapi/__fixtures__/small-api');
const expectedFile = (name: string) => path.join(FIXTURE, 'expected', name);
const permalink = (slug: string) => `/api/${slug}`;
const LANDING = {title: 'API 参考', permalink: '/api'};

async function buildFixture() {
  const api = await loadApi(FIXTURE, {...DEFAULT_API_OPTIONS, description: 'openapi.yaml', overlays: 'overlay'});
  const prose = createProseRenderer({baseUrl: '/', written: [], known: [], upstreamDocs: 'https://docs.example'});
  const groups = buildGroups(api, listOperations(api));
  const neighbours = createNeighbours(groups, permalink, [LANDING]);
  const guidesOf = ({slug}: {slug: string}) => (slug === 'read-tree' ? [{title: '概念', permalink: '/concepts'}] : []);
  const correctionsOf = ({slug}: {slug: string}) => (slug === 'read-tree' ? '- 树有 `id`，没有 `key`。' : '');
  const pages = listOperations(api).map((operation) =>
    buildOperation(operation, {api, prose, neighbours, guidesOf, correctionsOf, verifiedOf: () => ''}),
  );
  return {groups, pages, prose};
}

// Each page is compared with a file, so that changes of the output are visible as a diff.
const toFile = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

describe('buildOperation', () => {
  it.each(['read-tree', 'create-tree'])('prepares the page of %s', async (slug) => {
    const {pages} = await buildFixture();
    await expect(toFile(pages.find((page) => page.slug === slug))).toMatchFileSnapshot(expectedFile(`${slug}.json`));
  });

  it('has a table of contents of its sections, with the status codes', async () => {
    const {pages} = await buildFixture();
    const page = pages.find(({slug}) => slug === 'create-tree');
    expect(page && operationToc(page).map(({level, id, value}) => `${level} ${id} ${value}`)).toEqual([
      '2 request 请求示例',
      '2 authentication 身份验证',
      '2 body 请求体',
      '2 responses 响应',
    ]);
  });

  it('gives the same result twice', async () => {
    expect(toFile((await buildFixture()).pages)).toBe(toFile((await buildFixture()).pages));
  });
});

describe('buildSidebar', () => {
  it('groups operations by tag, with method and deprecation as class names', async () => {
    const {groups} = await buildFixture();
    await expect(toFile(buildApiSidebar(groups, permalink, [LANDING]))).toMatchFileSnapshot(expectedFile('sidebar.json'));
  });
});

describe('buildLanding', () => {
  it('prepares prose with heading ids, and all operations', async () => {
    const {groups, prose} = await buildFixture();
    const landing = parseLanding(readFileSync(path.join(FIXTURE, 'landing.md'), 'utf8'), 'landing.md');
    await expect(toFile(buildLanding({landing, groups, permalink, prose}))).toMatchFileSnapshot(expectedFile('landing.json'));
  });
});
