import path from 'node:path';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {type Main, runEntry} from '../command/runEntry';
import {checkFigures} from './checkFigures';

const ROOT = path.join(__dirname, '../..');
const USAGE = `用法：npm run check:figures

检查 figures/ 里画成图片的每张图：没有重叠、伸出、被线穿过的，不太宽、不太大；figures/layouts.json 是这些图现在的排版。没改过的文件夹用上一次的结果。

退出码：0 没有问题；1 有问题；2 用法有误，或者图的内容有误`;

/** Checks the figures of the site. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  const {count, problems} = await checkFigures(path.join(ROOT, 'figures'), ROOT);
  for (const {file, message} of problems) console.error(`${file}:1 ${message}`);
  console.log(`检查了 ${count} 张图，${problems.length > 0 ? `有 ${problems.length} 个问题` : '没有问题'}`);
  return problems.length > 0 ? 1 : 0;
};

runEntry(__filename, main);
