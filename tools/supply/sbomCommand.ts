import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describeReadError, InputError} from '../../lib/input/inputError';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import type {Main} from '../command/runEntry';
import {ROOT, runNpm} from './runNpm';
import {finishSbom} from './sbom';

const USAGE = `用法：npm run -s sbom [-- --production] [--out <文件>]

按 package-lock.json 写出软件物料清单（SBOM），格式是 CycloneDX 1.5 的 JSON；不联网，不需要先安装依赖。依赖不变，结果逐字节相同。

选项：
  --production   不含只用于开发和测试的依赖
  --out <文件>   写进文件；默认打印出来
  --help         显示这段说明

退出码：0 成功；2 用法有误，或者写不出来`;

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new InputError(`写不进 ${file}：${describeReadError(error)}`);
  }
}

/** Writes the bill of materials of this repository. */
export const sbomCommand: Main = (args) => {
  const {values, positionals} = parseCommandLine(args, {production: 'boolean', out: 'string'});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  if (values.out !== undefined && !values.out.trim()) throw new InputError('--out 后面应写文件名');
  const {name} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {name: string};
  const sbom = finishSbom(runNpm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only']), name, values.production);
  const text = `${JSON.stringify(sbom, null, 2)}\n`;
  if (values.out === undefined) process.stdout.write(text);
  else {
    write(path.resolve(values.out), text);
    console.log(`已写 ${values.out}：${sbom.components.length} 个组件`);
  }
  return 0;
};
