import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {parseCommandLine} from '../../tools/command/commandLine';
import {type Main, runEntry} from '../../tools/command/runEntry';
import {type BuildEdit, EDITS} from './edits';
import {proveBuilds} from './proveBuilds';

const USAGE = `用法：npm run builds -w lab [-- 编辑 …] [--pages 数]
改一处，不清缓存构建一次，从头构建一次，两次写出的文件应逐字节相同。“甲+乙”一起改。不写编辑就逐个试一遍：
${EDITS.map(({name}) => `  ${name}`).join('\n')}
选项：
  --pages 数   复本里每个文件夹留几页（默认 1）；写 all 用整个网站
退出码：0 全部相同；1 有不同，或者有的编辑什么也没有改变；2 用法有误`;

function parsePages(text = '1'): number | undefined {
  if (text === 'all') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  throw new InputError(`--pages：应为非负整数或 all；收到的是 ${JSON.stringify(text)}`);
}

/** The edit of a name; `a+b` is both together. */
function findEdit(name: string): BuildEdit {
  const parts = name.split('+').map((part) => {
    const found = EDITS.find((edit) => edit.name === part);
    if (!found) throw new InputError(`没有这样的编辑：${part}；可用的有 ${EDITS.map((edit) => edit.name).join('、')}`);
    return found;
  });
  return {name, apply: (site) => parts.forEach(({apply}) => void apply(site))};
}

/** Proves that a build with caches gives the same files as one without, after each kind of edit. */
export const main: Main = (args) => {
  const {values, positionals} = parseCommandLine(args, {pages: 'string'});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const edits = positionals.length > 0 ? positionals.map(findEdit) : EDITS;
  const folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  console.log(`复本和构建结果在 ${folder}`);
  const proofs = proveBuilds(edits, {root: path.join(__dirname, '../..'), folder, pages: parsePages(values.pages), report: console.log});
  const failed = proofs.filter(({stale, changed}) => stale.length > 0 || changed === 0);
  console.log(
    failed.length === 0
      ? `${proofs.length} 种编辑，两次构建都相同`
      : `${failed.length} 种编辑有问题：${failed.map(({name}) => name).join('、')}`,
  );
  return failed.length === 0 ? 0 : 1;
};

runEntry(__filename, main);
