import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readAnswers} from '../../lib/errors/answers';
import type {ErrorMatcher} from '../../lib/errors/matcher';
import {readMessageFile} from '../../lib/errors/messageFile';
import {findAdvice} from '../../plugins/error-finder/shared/findAdvice';
import type {EntryDetail} from '../../plugins/error-finder/types';
import {parseCommandLine} from '../../tools/command/commandLine';
import {type Main, runEntry} from '../../tools/command/runEntry';
import {openWholeMatcher} from './measureForms';

const ROOT = path.join(__dirname, '../..');

const USAGE = `用法：npm run errors:ask -- --file reports.jsonl

把文件里的报错一条一条贴进“从报错找答案”，列出第一张卡。文件一行一条 JSON：paste 是贴的原文，id、cause、action 照样列出。

  --file 文件  JSON Lines
  --help       显示这段说明

退出码：0 正常；2 用法有误`;

type Report = {id: string; paste: string; cause?: string; action?: string};

/** What the first card says, in one line. */
async function firstCard(matcher: ErrorMatcher, titles: ReadonlyMap<string, string>, paste: string): Promise<string> {
  const outcome = await matcher.match(paste);
  const {family} = await findAdvice(paste, outcome, (file) => matcher.read(file));
  const tell = (detail: unknown, pattern: string) => {
    const {answer, origin} = detail as EntryDetail;
    return answer ? `答案 ${answer}：${titles.get(answer)}` : `出处 ${origin}：${pattern.slice(0, 60)}`;
  };
  const cards = outcome.matches.map(({detail, pattern}) => tell(detail, pattern));
  const [near] = outcome.nearest;
  const likely = near?.isLikely && (near.detail as EntryDetail).answer ? [`可能 ${tell(near.detail, near.pattern)}`] : [];
  const known = family ? [`家族 ${family.id}：${family.title}`] : [];
  return [...likely, ...known, ...cards].slice(0, 3).join(' ｜ ') || '没有认出';
}

/** Entry point: lists the first card for each paste of a file. */
export const main: Main = async (args) => {
  const {values} = parseCommandLine(args, {file: 'string'});
  if (values.help || values.file === undefined) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const matcher = openWholeMatcher(ROOT);
  const answers = readAnswers(ROOT, readMessageFile(ROOT)).flatMap((group) => group.answers);
  const titles = new Map(answers.map(({id, title}) => [id, title]));
  for (const line of readFileSync(values.file, 'utf8').trim().split('\n')) {
    const {id, paste, cause = '', action = ''} = JSON.parse(line) as Report;
    console.log(`## ${id}\n${paste.slice(0, 400)}\n因：${cause}\n做：${action}\n→ ${await firstCard(matcher, titles, paste)}\n`);
  }
  return 0;
};

runEntry(__filename, main);
