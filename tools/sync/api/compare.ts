import path from 'node:path';
import type {DocsVersion} from '../../../lib/content/versions';
import {apiFile, apiSources} from '../../../lib/openapi/apiOperations';
import {type Command, CommandError, parseCommandLine} from '../../command/commandLine';
import {chooseVersion, VERSION_USAGE} from '../repositoryFiles';
import {type ApiComparison, compareApi, type GroupChange, isSameApi} from './compareApi';
import {listUntranslated} from './listTexts';
import {applyOverlays, type DanglingAction, readOverlays} from './overlay';
import {type OpenApi, readOpenApi} from './readOpenApi';

const USAGE = `用法：npm run upstream -- api [旧文件] <新文件> [--version <版本>] [--overlay <文件夹>] [--json]

比较两个 OpenAPI 文件（YAML 或 JSON）的结构：增加、改动和删除的操作、参数、响应和数据结构；说明文字、示例和 x- 开头的键不算。
再列出这个版本的 overlay/ 因此缺少的中文，以及找不到目标的条目。只写一个文件时，旧文件是这个版本的 openapi.yaml。

选项：
${VERSION_USAGE}
  --overlay <文件夹>  OpenAPI Overlay 文件所在的文件夹；默认是这个版本的
  --json              输出 JSON
  --help              显示这段说明

退出码：0 没有改动；1 有改动，或 overlay 有缺失、悬空；2 用法有误或读不出来`;

/** Effects of a new API on the overlay texts. */
type TextComparison = {
  /** Places without a Chinese text that had one, or that are new. */
  missing: string[];
  /** Actions without a target. */
  dangling: DanglingAction[];
};

function compareTexts(before: OpenApi, after: OpenApi, actions: ReturnType<typeof readOverlays>): TextComparison {
  const known = new Set(listUntranslated(applyOverlays(before, actions).api));
  const {api, dangling} = applyOverlays(after, actions);
  return {missing: listUntranslated(api).filter((name) => !known.has(name)), dangling};
}

function describeGroup(unit: string, {added, removed, changed}: GroupChange): string[] {
  const section = (title: string, lines: readonly string[], count: number) =>
    count > 0 ? ['', `${title}的${unit} ${count} 个`, ...lines.map((line) => `  ${line}`)] : [];
  const details = changed.flatMap(({name, ...parts}) => [
    name,
    ...parts.added.map((part) => `    + ${part}`),
    ...parts.changed.map((part) => `    ~ ${part}`),
    ...parts.removed.map((part) => `    - ${part}`),
  ]);
  return [
    ...section('增加', added, added.length),
    ...section('改动', details, changed.length),
    ...section('删除', removed, removed.length),
  ];
}

function describeTexts({missing, dangling}: TextComparison): string[] {
  return [
    ...(missing.length > 0 ? ['', `缺少中文 ${missing.length} 处`, ...missing.map((name) => `  ${name}`)] : []),
    ...(dangling.length > 0
      ? ['', `找不到目标的 overlay 条目 ${dangling.length} 条`, ...dangling.map(({file, line, target}) => `  ${file}:${line} ${target}`)]
      : []),
  ];
}

function describeApi(comparison: ApiComparison, texts: TextComparison): string {
  const lines = [
    ...describeGroup('操作', comparison.operations),
    ...describeGroup('数据结构', comparison.schemas),
    ...describeTexts(texts),
  ];
  return lines.length > 0 ? lines.join('\n').trimStart() : '没有改动';
}

/** Overlays of a version, after those that it shares with other versions. */
function readVersionOverlays(root: string, version: DocsVersion): ReturnType<typeof readOverlays> {
  const {shared, overlays} = apiSources(version);
  const common = shared === undefined ? [] : readOverlays(path.join(root, shared), true);
  return [...common, ...readOverlays(path.join(root, overlays))];
}

/** Compares two API descriptions and names overlay texts that the newer one lacks or no longer uses. */
export const apiCommand: Command = (args, {root, print, report}) => {
  const {values, positionals} = parseCommandLine(args, {overlay: 'string', version: 'string', json: 'boolean'});
  if (values.help) {
    print(USAGE);
    return 0;
  }
  if (positionals.length < 1 || positionals.length > 2) throw new CommandError('应写一个或两个 OpenAPI 文件；用法见 --help');
  const version = chooseVersion(root, values.version);
  const [older, newer] = positionals.length === 2 ? positionals : [path.join(root, apiFile(version)), positionals[0]];
  report('读取 OpenAPI 文件');
  const [before, after] = [older, newer].map((file) => readOpenApi(file as string)) as [OpenApi, OpenApi];
  const actions = values.overlay === undefined ? readVersionOverlays(root, version) : readOverlays(values.overlay);
  report(`比较 ${Object.keys(after.paths).length} 个路径，核对 ${actions.length} 条 overlay`);
  const comparison = compareApi(before, after);
  const texts = compareTexts(before, after, actions);
  print(values.json ? JSON.stringify({...comparison, overlay: texts}, null, 2) : describeApi(comparison, texts));
  return isSameApi(comparison) && texts.missing.length + texts.dangling.length === 0 ? 0 : 1;
};
