import path from 'node:path';
import * as z from 'zod';
import {readAnswers} from '../../lib/errors/answers';
import type {ErrorMatcher} from '../../lib/errors/matcher';
import {readMessageFile} from '../../lib/errors/messageFile';
import {checkInput, parseJsonInput, readInputText} from '../../lib/input/readInput';
import {findAdvice} from '../../plugins/error-finder/shared/findAdvice';
import type {EntryDetail} from '../../plugins/error-finder/types';
import {parseCommandLine} from '../../tools/command/commandLine';
import {type Main, runEntry} from '../../tools/command/runEntry';
import {openWholeMatcher} from './measureForms';

const ROOT = path.join(__dirname, '../..');

const USAGE = `用法：npm run errors:ask -- "报错的原文" …
      npm run errors:ask -- --file reports.jsonl

把报错一条一条贴进“从报错找答案”，列出第一张卡；不用构建。文件一行一条 JSON：paste 是贴的原文，id、cause、action 可以不写，照样列出。

  --file 文件  JSON Lines
  --help       显示这段说明

退出码：0 正常；2 用法有误`;

const REPORT = z.object(
  {paste: z.string('贴的原文'), id: z.string('文字').optional(), cause: z.string('文字').optional(), action: z.string('文字').optional()},
  '含 paste 的键值对',
);
type Report = z.output<typeof REPORT>;

/** @throws InputError that names the line which is not a report */
const readReports = (file: string): Report[] =>
  readInputText({path: file, name: file})
    .trim()
    .split('\n')
    .map((line, index) => {
      const name = `${file} 第 ${index + 1} 行`;
      return checkInput(parseJsonInput(line, name), REPORT, name);
    });

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
  const {values, positionals} = parseCommandLine(args, {file: 'string'});
  const isAsked = values.file !== undefined || positionals.length > 0;
  if (values.help || !isAsked) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const matcher = openWholeMatcher(ROOT);
  const answers = readAnswers(ROOT, readMessageFile(ROOT)).flatMap((group) => group.answers);
  const titles = new Map(answers.map(({id, title}) => [id, title]));
  const reports = [...positionals.map((paste): Report => ({paste})), ...(values.file === undefined ? [] : readReports(values.file))];
  for (const {id, paste, cause, action} of reports) {
    const lines = [id && `## ${id}`, paste.slice(0, 400), cause && `因：${cause}`, action && `做：${action}`].filter(Boolean);
    console.log(`${lines.join('\n')}\n→ ${await firstCard(matcher, titles, paste)}\n`);
  }
  return 0;
};

runEntry(__filename, main);
