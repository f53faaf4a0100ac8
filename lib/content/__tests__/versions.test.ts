import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  findVersion,
  isWritten,
  parseVersions,
  readRootVersion,
  readShownVersions,
  readVersions,
  readWrittenVersions,
  versionFile,
  versionOfFile,
} from '../versions';

const SOURCE = '{pages: docs/docs, api: docs/openapi.json}';
const LIST = `
- {label: "1.10", id: current, base: "", source: {pages: docs/versioned_docs/version-1.10.0, api: docs/openapi/openapi.json}, former: /next}
- {label: "1.5", id: "1.5", base: /1.5, source: ${SOURCE}}
`;

function siteWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'versions-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

describe('parseVersions', () => {
  it('says where the files of each version lie', () => {
    expect(parseVersions(LIST, '/site').map(({label, docs, folder}) => [label, docs, folder])).toEqual([
      ['1.10', 'docs', '1.10'],
      ['1.5', 'versioned_docs/version-1.5', '1.5'],
    ]);
  });

  it('lists everything that is wrong with an entry', () => {
    const wrong = `- {label: 1.5, id: latest, base: 1.10/, english: 1.10.0, source: {pages: /docs, api: openapi.yaml}, banner: none}`;
    expect(() => parseVersions(wrong, '/site')).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/versions.yaml 有误：
        - site/versions.yaml:1：[0].label：应为加引号的版本，例如 "1.5"；收到的是 1.5
        - site/versions.yaml:1：[0].id：应为current，或形如 "1.5" 的版本；收到的是 "latest"
        - site/versions.yaml:1：[0].base：应为空文字，或一段以 / 开头的路径，例如 /1.10；收到的是 "1.10/"
        - site/versions.yaml:1：[0].source.pages：应为上游仓库里的文件夹，首尾不带 /；收到的是 "/docs"
        - site/versions.yaml:1：[0].source.api：应为上游仓库里的 JSON 文件；收到的是 "openapi.yaml"
        - site/versions.yaml:1：[0].english：应为一段以 / 开头的路径，例如 /1.10.0；收到的是 "1.10.0"
        - site/versions.yaml:1：[0].banner：没有这个键；删去它，或者改正（这里应为含 label、id、base、source 的键值对，可以加 english、former）
      写法见文件开头的说明。]
    `);
  });

  it('wants the first version at the root, and no two that are alike', () => {
    const twice = `- {label: "1.5", id: current, base: /1.5, source: ${SOURCE}}\n- {label: "1.5", id: current, base: /1.5, source: ${SOURCE}}`;
    expect(() => parseVersions(twice, '/site')).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/versions.yaml 有误：
        - 第 1 条的 base 应为空文字：第一个版本在网站的根地址；收到的是 "/1.5"
        - label "1.5"：出现了不止一次
        - id "current"：出现了不止一次
        - base "/1.5"：出现了不止一次]
    `);
    expect(() => parseVersions('[]', '/site')).toThrow('至少一个版本');
  });

  it('wants them from new to old, told by their numbers', () => {
    const reversed = `- {label: "1.9", id: "1.9", base: "", source: ${SOURCE}}\n- {label: "1.10", id: current, base: /1.10, source: ${SOURCE}}`;
    expect(() => parseVersions(reversed, '/site')).toThrow('第 2 条（1.10）应在 1.9 之前：从新到旧排列');
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the versions of a site', () => {
  it('are one, without folders of its own, where there is no list', () => {
    const root = siteWith({'docs/a.mdx': ''});
    const [only, ...others] = readVersions(root);
    expect(others).toEqual([]);
    expect(only).toMatchObject({id: 'current', base: '', docs: 'docs', folder: ''});
    expect(versionFile(only as NonNullable<typeof only>, 'site', 'sidebar.yaml')).toBe('site/sidebar.yaml');
  });

  it('show those with pages, and always the one at the root', () => {
    const root = siteWith({'site/versions.yaml': LIST, 'docs/_partial.mdx': ''});
    const written = () => readWrittenVersions(root).map(({label}) => label);
    expect(written()).toEqual(['1.10']);
    expect(isWritten(readRootVersion(root))).toBe(false);
    mkdirSync(path.join(root, 'versioned_docs/version-1.5'), {recursive: true});
    writeFileSync(path.join(root, 'versioned_docs/version-1.5/a.mdx'), '');
    expect(written()).toEqual(['1.10', '1.5']);
  });

  it('are all shown, whatever is set; by the development server only the one at the root, unless others are asked for', () => {
    const root = siteWith({'site/versions.yaml': LIST, 'docs/a.mdx': '', 'versioned_docs/version-1.5/a.mdx': ''});
    const shown = (command: string) => readShownVersions(root, command).map(({label}) => label);
    vi.stubEnv('DOCS_VERSIONS', undefined);
    expect(shown('start')).toEqual(['1.10']);
    // As in `docusaurus build --dev`.
    vi.stubEnv('NODE_ENV', 'development');
    vi.stubEnv('DOCS_VERSIONS', 'root');
    expect(shown('build')).toEqual(['1.10', '1.5']);
    expect(shown('start')).toEqual(['1.10']);
    vi.stubEnv('DOCS_VERSIONS', 'all');
    expect(shown('start')).toEqual(['1.10', '1.5']);
  });

  it('are found by label', () => {
    const versions = parseVersions(LIST, '/site');
    expect(findVersion(versions, '1.5').base).toBe('/1.5');
    expect(() => findVersion(versions, '1.1')).toThrow('没有版本 "1.1"；可用的有 1.10、1.5');
  });

  it('are told from the place of a file', () => {
    const versions = parseVersions(LIST, '/site');
    const labelOf = (file: string) => versionOfFile(versions, file)?.label;
    expect(labelOf('/site/docs/a/b.mdx')).toBe('1.10');
    expect(labelOf('versioned_docs/version-1.5/a.mdx')).toBe('1.5');
    expect(labelOf('versioned_docs/version-1.50/a.mdx')).toBeUndefined();
    expect(labelOf('docs')).toBeUndefined();
    expect(labelOf('docs-old/a.mdx')).toBeUndefined();
  });

  it('have folders of their own for what differs', () => {
    const [first] = parseVersions(LIST, '/site');
    expect(versionFile(first as NonNullable<typeof first>, 'api', 'openapi.yaml')).toBe('api/1.10/openapi.yaml');
    expect(versionFile(first as NonNullable<typeof first>, 'search/phrases')).toBe('search/phrases/1.10');
  });
});
