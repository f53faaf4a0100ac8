import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatMessageFile, MESSAGES_FILE, readMessageFile} from '../../lib/errors/messageFile';
import type {MessageFile} from '../../lib/errors/types';
import {minorOf} from '../../lib/versionData/releases';
import {CommandError, parseCommandLine} from '../../tools/command/commandLine';
import {type Main, runEntry} from '../../tools/command/runEntry';
import {runProgram} from '../langflow/runProgram';
import {mergeMessages, type ReadMessage} from './mergeMessages';

const ROOT = path.join(__dirname, '../..');
const READER = path.join(__dirname, 'python/read_messages.py');

const USAGE = `用法：npm run errors -- --python PYTHON [--folder 文件夹] [--list]

读出一个版本的 Langflow 里读者可能看到的报错，并入 ${MESSAGES_FILE}，列出新增和消失的条数。
不运行 Langflow，只解析源代码；从旧到新，一次一个版本。

  --python PYTHON   装着 Langflow 的虚拟环境里的 Python（3.10 以上）
  --folder 文件夹   不读虚拟环境，读这个解开了安装包（wheel）的文件夹
  --list            连新增和消失的报错一起列出
  --help            显示这段说明

退出码：0 正常；2 用法有误或读不出来`;

/** Output of `python/read_messages.py` for one version. */
type Read = {version: string; messages: ReadMessage[]};

async function readVersion(python: string, folder: string | undefined): Promise<Read> {
  const {code, output} = await runProgram(python, [READER, ...(folder ? [folder] : [])]);
  if (code !== 0) throw new CommandError(`读不出报错：${output.trim().split('\n').at(-1)}`);
  return JSON.parse(output) as Read;
}

const known = (): MessageFile => (existsSync(path.join(ROOT, MESSAGES_FILE)) ? readMessageFile(ROOT) : {versions: [], messages: []});

/** Entry point: reads the messages of a Langflow version and merges them into the file from which the site is built. */
export const main: Main = async (args) => {
  const {values} = parseCommandLine(args, {python: 'string', folder: 'string', list: 'boolean'});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const {python, folder, list} = values;
  if (!python) throw new CommandError('缺少 --python；用法见 --help');
  const {version, messages} = await readVersion(python, folder);
  const label = minorOf(version);
  const {file, added, gone} = mergeMessages(known(), label, messages);
  writeFileSync(path.join(ROOT, MESSAGES_FILE), formatMessageFile(file));
  console.log(`${label}（${version}）：新增 ${added.length} 条，消失 ${gone.length} 条，共 ${file.messages.length} 条`);
  if (list)
    for (const [sign, patterns] of [
      ['+', added],
      ['-', gone],
    ] as const)
      for (const pattern of patterns) console.log(`${sign} ${pattern}`);
  return 0;
};

runEntry(__filename, main);
