import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseApiOperations} from '../apiOperations';
import {formatApiProblems, loadAndCheck, loadApi, loadApiOnce} from '../loadApi';
import {listOperations} from '../openApi';

const FIXTURE = path.join(__dirname, '../__fixtures__/small-api');
const OPTIONS = {description: 'openapi.yaml', overlays: 'overlay'};
const DESCRIPTION = 'openapi.yaml';
const OVERLAY = 'overlay/trees.yaml';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'api-'));
  cpSync(FIXTURE, site, {recursive: true});
});
afterEach(() => rmSync(site, {recursive: true}));

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(site, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(site, file), text.replace(from, to));
}

async function problemsAfter(file: string, from: string, to: string): Promise<string> {
  edit(file, from, to);
  return formatApiProblems((await loadAndCheck(site, OPTIONS)).problems);
}

describe('loadApiOnce', () => {
  const summary = async () => (await loadApiOnce(site, OPTIONS)).paths['/api/v1/trees/{tree_id}']?.get?.summary;
  const kept = () => path.join(site, 'node_modules/.cache/results/api-openapi.yaml.test.json');

  it('gives the same as loadApi, and loads once while the files stay the same', async () => {
    const api = await loadApiOnce(site, OPTIONS);
    expect(api).toEqual(await loadApi(site, OPTIONS));
    expect(await loadApiOnce(site, OPTIONS)).toBe(api);
    expect(existsSync(kept())).toBe(true);
  });

  it('sees a file that changed, came or went', async () => {
    expect(await summary()).toBe('读取树');
    edit(OVERLAY, '读取树', '看树');
    expect(await summary()).toBe('看树');
    writeFileSync(
      path.join(site, 'overlay/z.yaml'),
      `overlay: 1.0.0\ninfo: {title: 补充, version: 1.0.0}\nactions:\n  - {target: "$.paths['/api/v1/trees/{tree_id}'].get", update: {summary: 找树}}\n`,
    );
    expect(await summary()).toBe('找树');
    rmSync(path.join(site, 'overlay/z.yaml'));
    expect(await summary()).toBe('看树');
  });

  it('reports problems like loadApi, and keeps nothing of them', async () => {
    edit(OVERLAY, 'summary: 种树', 'summary: Plant');
    await expect(loadApiOnce(site, OPTIONS)).rejects.toThrow('API 描述有误');
    expect(existsSync(kept())).toBe(false);
    rmSync(path.join(site, DESCRIPTION));
    await expect(loadApiOnce(site, OPTIONS)).rejects.toThrow('读不到这个文件');
  });
});

describe('loadApi', () => {
  it('merges the overlays into the structure', async () => {
    const api = await loadApi(site, OPTIONS);
    expect(api.paths['/api/v1/trees/{tree_id}']?.get).toMatchObject({
      operationId: 'read_tree',
      summary: '读取树',
      parameters: [{name: 'tree_id', description: '树的 ID。'}, {description: '读取多少层。'}, {description: '只要这一种。'}],
    });
    expect(api.tags).toEqual([{name: 'Trees', 'x-displayName': '树', description: '种树与读树。'}]);
  });

  it('merges what versions have in common first, and passes over what this one lacks', async () => {
    const target = (path: string) => `  - {target: "$.paths['${path}'].get", update: {summary: 共用的文字, x-search: [看树]}}`;
    const actions = ['/api/v1/trees/{tree_id}', '/api/v1/nowhere'].map(target).join('\n');
    mkdirSync(path.join(site, 'shared'));
    writeFileSync(path.join(site, 'shared/all.yaml'), `overlay: 1.0.0\ninfo: {title: 共用, version: 1.0.0}\nactions:\n${actions}\n`);
    const api = await loadApi(site, {...OPTIONS, shared: 'shared'});
    expect(api.paths['/api/v1/trees/{tree_id}']?.get).toMatchObject({summary: '读取树', 'x-search': ['看树']});
    await expect(loadApi(site, {...OPTIONS, overlays: 'shared'})).rejects.toThrow('target 没有选中任何内容');
  });

  it('throws all problems of all files at once', async () => {
    edit(DESCRIPTION, 'operationId: read_tree', 'summary: x');
    edit(OVERLAY, "@.name=='depth'", "@.name=='deep'");
    edit(OVERLAY, 'summary: 种树', 'summary: Plant');
    await expect(loadApi(site, OPTIONS)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: [api-reference] API 描述有误（4 处）：
        - openapi.yaml:9 #/paths/~1api~1v1~1trees~1{tree_id}/get/operationId：操作缺少 operationId（Operation object should contain \`operationId\` field.）
        - openapi.yaml:17 #/paths/~1api~1v1~1trees~1{tree_id}/get/parameters/1/description：GET /api/v1/trees/{tree_id} 的参数 depth 的 description 应有中文；收到的是没有文字。请在 overlay 中补上
        - overlay/trees.yaml:12 #/actions/3：target 没有选中任何内容：$.paths['/api/v1/trees/{tree_id}'].get.parameters[?(@.name=='deep')]；请对照 OpenAPI 文件检查路径、方法和名称
        - overlay/trees.yaml:18 #/paths/~1api~1v1~1trees~1/post/summary：POST /api/v1/trees/ 的 summary 应有中文；收到的是"Plant"。请在 overlay 中补上
      写法见 plugins/api-reference/README.md。]
    `);
  });
});

describe('missing Chinese texts', () => {
  it.each([
    ['a response', 'update: {description: 种下的树。}', 'POST /api/v1/trees/ 的响应 201 的 description 应有中文'],
    ['a field', 'update: {description: 标签。}', 'Tree 的字段 labels 的 description 应有中文'],
  ])('of %s are reported', async (_, text, problem) => {
    edit(OVERLAY, text, text.replace(/[^ ]+。/, 'Text.'));
    expect(formatApiProblems((await loadAndCheck(site, OPTIONS)).problems)).toContain(problem);
  });
});

describe('what is taken although the parser stumbles', () => {
  it('operations that a path refers to', async () => {
    edit(
      DESCRIPTION,
      '  /api/v1/trees/{tree_id}:\n    get:',
      "  /api/v1/trees/{tree_id}: {$ref: '#/components/pathItems/Tree'}\n  /api/v1/trees/:\n    get:",
    );
    edit(DESCRIPTION, '  /api/v1/trees/:\n    post:', '    post:');
    const text = readFileSync(path.join(site, DESCRIPTION), 'utf8');
    // Moves the operations of the path to `components`.
    const [get = ''] = / {4}get:\n[\s\S]*?(?= {4}post:)/.exec(text) ?? [];
    const moved = text
      .replace(get, '')
      .replace('components:\n', `components:\n  pathItems:\n    Tree:\n${get.replace(/^/gm, '  ').trimEnd()}\n`);
    writeFileSync(path.join(site, DESCRIPTION), moved);
    edit(OVERLAY, "$.paths['/api/v1/trees/{tree_id}'].get\n", '$.components.pathItems.Tree.get\n');
    const overlay = readFileSync(path.join(site, OVERLAY), 'utf8');
    writeFileSync(path.join(site, OVERLAY), overlay.replaceAll("$.paths['/api/v1/trees/{tree_id}']", '$.components.pathItems.Tree'));
    const api = await loadApi(site, OPTIONS);
    expect(listOperations(api).map(({path: route, method, location}) => [method, route, location[0]])).toEqual([
      ['get', '/api/v1/trees/{tree_id}', 'components'],
      ['post', '/api/v1/trees/', 'paths'],
    ]);
    const slugs = parseApiOperations(moved).map(({method, path: route, slug}) => `${method} ${route} ${slug}`);
    expect(slugs).toEqual(['GET /api/v1/trees/{tree_id} read-tree', 'POST /api/v1/trees/ create-tree']);
    edit(OVERLAY, 'summary: 读取树', 'summary: Read');
    expect(formatApiProblems((await loadAndCheck(site, OPTIONS)).problems)).toMatch(
      /overlay\/trees\.yaml:\d+ #\/components\/pathItems\/Tree\/get\/summary：GET/,
    );
  });

  it('a path and its parameters in Chinese', async () => {
    edit(DESCRIPTION, '/api/v1/trees/{tree_id}:', '/api/v1/林/{树 号}:');
    edit(DESCRIPTION, 'name: tree_id', 'name: 树 号');
    const overlay = readFileSync(path.join(site, OVERLAY), 'utf8');
    writeFileSync(
      path.join(site, OVERLAY),
      overlay.replaceAll('/api/v1/trees/{tree_id}', '/api/v1/林/{树 号}').replace("'tree_id'", "'树 号'"),
    );
    expect(listOperations(await loadApi(site, OPTIONS))[0]).toMatchObject({path: '/api/v1/林/{树 号}'});
  });

  it.each(['hasOwnProperty', 'constructor', '__proto__', 'toString', '$ref', '名字'])('a property called %s', async (name) => {
    edit(DESCRIPTION, 'required: [id, children]', `required: [id, children, '${name}']`);
    edit(DESCRIPTION, 'kind: {$ref:', `'${name}': {type: string, description: 一个字段}\n        kind: {$ref:`);
    const api = await loadApi(site, OPTIONS);
    expect(Object.keys(api.components?.schemas?.Tree?.properties ?? {})).toContain(name);
  });

  it('a schema that goes through allOf, lists and maps to itself', async () => {
    const inner = '{type: array, items: {$ref: "#/components/schemas/Any"}}';
    const any = `Any: {anyOf: [{type: string}, ${inner}, {type: object, additionalProperties: {$ref: "#/components/schemas/Any"}}]}`;
    edit(DESCRIPTION, '    Kind:', `    ${any}\n    Kind:`);
    edit(DESCRIPTION, 'labels: {type: object, additionalProperties: {type: string}}', 'labels: {$ref: "#/components/schemas/Any"}');
    edit(DESCRIPTION, 'kind: {$ref:', 'up: {description: 上级, allOf: [{$ref: "#/components/schemas/Tree"}]}\n        kind: {$ref:');
    expect(formatApiProblems((await loadAndCheck(site, OPTIONS)).problems)).toBe('');
  });

  it('a description that is too deep is refused with its file', async () => {
    const deep = `${'{type: array, items: '.repeat(3000)}{}${'}'.repeat(3000)}`;
    edit(DESCRIPTION, 'Kind: {type: string, enum: [oak, pine]}', `Kind: ${deep}`);
    expect(formatApiProblems((await loadAndCheck(site, OPTIONS)).problems)).toMatch(/^ {2}- openapi\.yaml:\d+.*：/);
  });
});

describe('what is refused in the OpenAPI description', () => {
  it('a missing file', async () => {
    const {problems} = await loadAndCheck(site, {...OPTIONS, description: 'nowhere.yaml'});
    expect(formatApiProblems(problems)).toBe('  - nowhere.yaml：读不到这个文件：没有这个文件或文件夹');
  });

  it.each<[string, string, string, RegExp]>([
    ['broken YAML', 'tags: [Trees]', 'tags: [Trees', /openapi\.yaml:\d+：不是有效的 YAML/],
    [
      'a key given twice',
      'x-slug: read-tree',
      'x-slug: read-tree\n      x-slug: again',
      /openapi\.yaml:12：不是有效的 YAML：Map keys must be unique/,
    ],
    ['another version of OpenAPI', 'openapi: 3.1.0', 'openapi: 3.0.3', /openapi 应为 3\.1\.x；收到的是 "3\.0\.3"/],
    [
      'an unknown key',
      'operationId: read_tree',
      'operationID: read_tree',
      /#\/paths\/~1api~1v1~1trees~1\{tree_id\}\/get\/operationID：不符合 OpenAPI 3\.1 的结构/,
    ],
    ['no operationId', 'operationId: read_tree', 'summary: x', /操作缺少 operationId/],
    ['an operationId given twice', 'operationId: read_tree', 'operationId: create_tree', /operationId 与别的操作重复/],
    [
      'a dangling reference to a schema',
      "items: {$ref: '#/components/schemas/Leaf'}",
      "items: {$ref: '#/components/schemas/Lef'}",
      /openapi\.yaml:41 .*\$ref 指向的内容不存在（#\/components\/schemas\/Lef）/,
    ],
    ['an undeclared tag', 'tags: [Trees]', 'tags: [Bushes]', /tags 没有在文件顶部的 tags 中声明/],
    ['no tag', 'tags: [Trees]', 'tags: []', /没有 tags；应有一个/],
    ['a path parameter that the path does not have', 'name: tree_id', 'name: id', /路径参数与路径中的 \{…\} 不一致/],
    ['a slug given twice', 'x-slug: read-tree', 'x-slug: create-tree', /x-slug create-tree 与 GET .* 重复/],
    ['a slug that is no address', 'x-slug: read-tree', 'x-slug: Read Tree', /x-slug 应为小写字母、数字和连字符.*"Read Tree"/],
    [
      'an order that is no number',
      'x-slug: read-tree',
      'x-slug: read-tree\n      x-order: first',
      /x-order 应为整数，小的在前；收到的是 "first"/,
    ],
    [
      'phrases that are no list',
      'x-slug: read-tree',
      'x-slug: read-tree\n      x-search: 看树',
      /x-search 应为至少一个说法的列表；收到的是 "看树"/,
    ],
    [
      'a schema that is only itself',
      'Kind: {type: string, enum: [oak, pine]}',
      "Kind: {$ref: '#/components/schemas/Kind'}",
      /openapi\.yaml:48 #\/components\/schemas\/Kind：\$ref 转一圈回到它自己（#\/components\/schemas\/Kind → #\/components\/schemas\/Kind）/,
    ],
    [
      'two schemas that are each other',
      'Kind: {type: string, enum: [oak, pine]}',
      "Kind: {$ref: '#/components/schemas/Sort'}\n    Sort: {$ref: '#/components/schemas/Kind'}",
      /openapi\.yaml:48 .*Kind → .*Sort → .*\n.*openapi\.yaml:49 .*Sort → .*Kind → /,
    ],
    [
      'a reference to another file',
      "leaf: {anyOf: [{$ref: '#/components/schemas/Leaf'}",
      "leaf: {anyOf: [{$ref: 'leaf.yaml#/Leaf'}",
      /openapi\.yaml:62 .*\$ref 应以 #\/ 开头，指向这份描述里的内容；收到的是 "leaf\.yaml#\/Leaf"/,
    ],
    ['an anchor', "items: {$ref: '#/components/schemas/Leaf'}", "items: {$ref: '#leaf'}", /\$ref 应以 #\/ 开头.*"#leaf"/],
    ['a method without pages', 'post:\n', 'options:\n', /OPTIONS \/api\/v1\/trees\/：只有 get、.* 操作有页面/],
    [
      'a parameter of the path that is not declared, in any letters',
      '/api/v1/trees/:',
      '/api/v1/树/{编号}:',
      /POST \/api\/v1\/树\/\{编号\} 的路径参数与路径中的 \{…\} 不一致：\{编号\} 没有对应的参数/,
    ],
    ['no slug', 'x-slug: read-tree', 'x-slog: read-tree', /x-slug 应为小写字母.*""/],
  ])('%s', async (_name, from, to, message) => {
    expect(await problemsAfter(DESCRIPTION, from, to)).toMatch(message);
  });
});

describe('what is refused in an overlay', () => {
  it.each<[string, string, string, RegExp]>([
    ['broken YAML', 'actions:', 'actions: [', /overlay\/trees\.yaml:\d+：不是有效的 YAML/],
    ['another version of Overlay', 'overlay: 1.0.0', 'overlay: 2.0.0', /overlay：应为 1\.0\.0；收到的是 "2\.0\.0"/],
    ['no title', 'title: 树的文字, ', '', /info\.title：应为文字/],
    ['an unknown key of the document', 'info:', 'extra: 1\ninfo:', /extra：不认识的键；只能有 overlay、info、extends、actions/],
    [
      'an unknown key of an action',
      'update: {description: 树的 ID。}',
      'updates: {description: 树的 ID。}',
      /#\/actions\/2：updates：不认识的键/,
    ],
    ['an action that changes nothing', '    update: {description: 树的 ID。}\n', '', /没有要写入的内容/],
    ['an update that is no object', 'update: {description: 树的 ID。}', 'update: 树的 ID。', /update：应为键值对；收到的是 "树的 ID。"/],
    ['a target that is no JSONPath', '$.components.schemas.Leaf', '$.components..[', /target 不是有效的 JSONPath/],
    [
      'a target that does not start at the root',
      '$.components.schemas.Leaf',
      'components.schemas.Leaf',
      /target：应为以 \$ 开头的 JSONPath/,
    ],
    [
      'a target that selects nothing',
      'schemas.Leaf.properties.color',
      'schemas.Leaf.properties.colour',
      /trees\.yaml:\d+ #\/actions\/8：target 没有选中任何内容：\$\.components/,
    ],
    [
      'a target that selects text',
      'target: $.components.schemas.Leaf.properties.color',
      'target: $.info.title',
      /不是对象，不能合并 update/,
    ],
    [
      'an operation without a Chinese summary',
      'summary: 读取树',
      'summary: Read a tree',
      /trees\.yaml:6 .*GET \/api\/v1\/trees\/\{tree_id\} 的 summary 应有中文；收到的是"Read a tree"/,
    ],
    [
      'an operation without a description',
      'description: 读取一棵树，见[概念](/concepts)与 `depth`。<b>原样</b>',
      'x-note: 1',
      /的 description 应有中文；收到的是没有文字/,
    ],
    ['a parameter without Chinese', 'description: 读取多少层。', 'description: How deep.', /的参数 depth 的 description 应有中文/],
    ['a tag without a Chinese name', 'x-displayName: 树', 'x-displayName: Trees', /标签 Trees 的 x-displayName 应有中文/],
    ['an example that its schema refuses', 'example: 绿', 'example: 5', /示例与 schema 不符/],
  ])('%s', async (_name, from, to, message) => {
    expect(await problemsAfter(OVERLAY, from, to)).toMatch(message);
  });
});
