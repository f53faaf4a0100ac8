import path from 'node:path';
import {type Command, CommandError} from '../command/commandLine';
import {type Main, runEntry} from '../command/runEntry';
import {importApiCommand} from './api/importApi';
import {compareCommand} from './compare';
import {lockCommand} from './lock';
import {recordCommand} from './record';
import {showCommand} from './show';

const USAGE = `用法：npm run upstream -- <子命令> [选项]

跟上上游；用法和先后次序见 translation/UPKEEP.zh.md，新的 Langflow 见 maintainers/add-a-version.md。

子命令：
  next        看新的 Langflow 改了什么，写出要做的事
  take        把新的 Langflow 里不用人写的写进仓库
  compare     比较锁与上游的一个提交，列出受影响的译文
  show        打印一页的原文改了什么
  record      页面改好以后，把原文的版本记进它的 front matter
  lock        起草新的 upstream.lock.json
  import-api  从程序给出的 OpenAPI 文件写出 openapi.yaml

每个子命令的选项：npm run upstream -- <子命令> --help`;

const SUBCOMMANDS: ReadonlyMap<string, Command> = new Map([
  ['compare', compareCommand],
  ['show', showCommand],
  ['record', recordCommand],
  ['lock', lockCommand],
  ['import-api', importApiCommand],
]);

const TERMINAL = {
  root: path.join(__dirname, '../..'),
  print: (text: string) => console.log(text),
  report: (text: string) => console.error(text),
};

/** Follows the official documentation. */
export const main: Main = ([name = '', ...args]) => {
  if (name === '--help') {
    console.log(USAGE);
    return 0;
  }
  const subcommand = SUBCOMMANDS.get(name);
  if (subcommand) return subcommand(args, TERMINAL);
  const problem = name === '' ? '缺少子命令' : `不认识的子命令：${name}`;
  throw new CommandError(`${problem}；可用的有 ${[...SUBCOMMANDS.keys()].join('、')}`);
};

runEntry(__filename, main);
