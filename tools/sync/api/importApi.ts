import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {apiFile} from '../../../lib/openapi/apiOperations';
import {type Command, CommandError, parseCommandLine, requireOption} from '../../command/commandLine';
import {chooseVersion} from '../repositoryFiles';
import {shapeApi} from './importShape';
import {readOpenApi} from './readOpenApi';
import {apiComment, writeApi} from './writeApi';

const USAGE = `用法：npm run upstream -- import-api <文件> --version <版本>

把运行的 Langflow 给出的 OpenAPI 文件（JSON）写成这个版本的 openapi.yaml：只留结构，嵌套的 $defs 移到 components，次序固定。
原来的 openapi.yaml 里自己写的沿用：文件开头、标签的次序、x- 开头的键、操作的身份验证。要看一眼的会列出来。

选项：
  --version <版本>  写哪个版本的，见 site/versions.yaml
  --help            显示这段说明

退出码：0 写好了；2 用法有误或读不出来`;

const section = (title: string, names: readonly string[]): string[] =>
  names.length > 0 ? ['', `${title} ${names.length} 个`, ...names.map((name) => `  ${name}`)] : [];

/** Writes the API description of a version from the OpenAPI document of the program. */
export const importApiCommand: Command = (args, {root, print, report}) => {
  const {values, positionals} = parseCommandLine(args, {version: 'string'});
  if (values.help) {
    print(USAGE);
    return 0;
  }
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw new CommandError('应写一个 OpenAPI 文件；用法见 --help');
  const version = chooseVersion(root, requireOption(values.version, '--version'));
  const target = path.join(root, apiFile(version));
  report('读取 OpenAPI 文件');
  const former = existsSync(target) ? readOpenApi(target) : undefined;
  const {api, added, removed, security} = shapeApi(readOpenApi(source), former);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, writeApi(api, apiComment(version.label)));
  const lines = [
    `写好了 ${apiFile(version)}：${Object.keys(api.paths).length} 个路径`,
    ...section('增加的操作', added),
    ...section('删除的操作', removed),
    ...section('身份验证要对照程序的操作', security),
  ];
  print(lines.join('\n'));
  return 0;
};
