import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {findLayouts} from '../../plugins/figures/node/findLayouts';
import {LAYOUTS_FILE, printLayouts} from '../../plugins/figures/node/svg/layouts';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {type Main, runEntry} from '../command/runEntry';

const USAGE = `用法：npm run figures:layout

给 figures/ 里每张流程图和架构图排版，写进 figures/layouts.json；改过图的内容或升级 elkjs 之后运行。不运行也能构建，只是每次都要重新排版，而且 npm run check:figures 会报告。

退出码：0 成功；2 用法有误，或者图的内容有误`;

export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  const dir = path.join(__dirname, '../../figures');
  const layouts = await findLayouts(dir);
  writeFileSync(path.join(dir, LAYOUTS_FILE), printLayouts(layouts));
  console.log(`已写入 figures/${LAYOUTS_FILE}：${Object.keys(layouts).length} 个排版`);
  return 0;
};

runEntry(__filename, main);
