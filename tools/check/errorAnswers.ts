import path from 'node:path';
import {findOutdated, readAnswers} from '../../lib/errors/answers';
import {readMessageFile} from '../../lib/errors/messageFile';
import {parseCommandLine} from '../command/commandLine';
import {type Main, runEntry} from '../command/runEntry';

const ROOT = path.join(__dirname, '../..');

const USAGE = `用法：npm run errors:check

检查报错的答案（errors/answers/）：写法、报错是否真有；列出在最新的版本里已经没有的。

退出码：0 没有问题；1 有过时的答案；2 写法有误`;

/** Lists answers to messages that the newest version no longer has. */
export const main: Main = (args) => {
  if (parseCommandLine(args, {}).values.help) {
    console.log(USAGE);
    return 0;
  }
  const messages = readMessageFile(ROOT);
  const groups = readAnswers(ROOT, messages);
  const outdated = findOutdated(groups, messages);
  const count = groups.reduce((sum, {answers}) => sum + answers.length, 0);
  console.log([...outdated, `${count} 个答案，${outdated.length} 个过时`].join('\n'));
  return outdated.length > 0 ? 1 : 0;
};

runEntry(__filename, main);
