import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readAnswers} from '../../lib/errors/answers';
import {readMessageFile} from '../../lib/errors/messageFile';
import {parseCommandLine} from '../../tools/command/commandLine';
import {type Main, runEntry} from '../../tools/command/runEntry';
import {answeredSamples, type FormResult, measureForms, openWholeMatcher} from './measureForms';
import {measureTiers} from './measureTiers';

const ROOT = path.join(__dirname, '../..');
const README = path.join(ROOT, 'errors/README.md');
const TABLE = /(<!-- forms -->\n)[\s\S]*?(<!-- \/forms -->)/;

const USAGE = `用法：npm run errors:forms [-- --share 0.1] [-- --write]
      npm run errors:forms -- --random 400 [-- --list]

把有答案的每一条报错，按人们贴的各种样子贴一遍，量第一张卡对不对；列出认错的。

  --share 数   只试其中的一部分，0 到 1，默认全部
  --write      把表写进 errors/README.md
  --random 数  改为随机抽程序的报错：认出几条，几条有答案或者家族
  --list       列出其中没有办法的
  --help       显示这段说明

退出码：0 正常；2 用法有误`;

const percent = (part: number, whole: number) => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)}%`);

function tableOf(results: readonly FormResult[], share: number): string {
  const rows = results.map(
    ({form, tried, right, wrong}) => `| ${form.name} | ${tried} | ${percent(right, tried)} | ${percent(wrong.length, tried)} |`,
  );
  const command = `npm run errors:forms -- --share ${share} --write`;
  const head = [
    `${new Date().toISOString().slice(0, 10)}，\`${command}\`：`,
    '',
    '| 样子 | 试了 | 第一张卡对 | 认错 |',
    '| --- | --- | --- | --- |',
  ];
  return `${[...head, ...rows].join('\n')}\n`;
}

async function tellTiers(count: number, isListed: boolean): Promise<void> {
  const {messages} = readMessageFile(ROOT);
  const results = await measureTiers(openWholeMatcher(ROOT), messages, 68, count);
  const without = results.filter(({isAnswered, family}) => !isAnswered && !family);
  const share = (part: number) => percent(part, results.length);
  console.log(
    `抽了 ${results.length} 条：认出 ${share(results.filter(({isRecognised}) => isRecognised).length)}，有答案 ${share(results.filter(({isAnswered}) => isAnswered).length)}，有家族 ${share(results.filter(({isAnswered, family}) => !isAnswered && family).length)}，没有办法 ${share(without.length)}`,
  );
  if (!isListed) return;
  for (const {message, family} of results.filter(({isAnswered}) => !isAnswered)) {
    const [place] = message.places;
    console.log(`${family?.id ?? '—'} ← ${message.pattern}（${place?.file} ${place?.http ?? place?.kind}）`);
  }
}

/** Entry point: measures in which forms a pasted message leads to its answer. */
export const main: Main = async (args) => {
  const {values} = parseCommandLine(args, {share: 'string', write: 'boolean', random: 'string', list: 'boolean'});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.random !== undefined) {
    await tellTiers(Number(values.random), values.list === true);
    return 0;
  }
  const share = Number(values.share ?? 1);
  const samples = answeredSamples(readAnswers(ROOT, readMessageFile(ROOT)).flatMap(({answers}) => answers));
  const results = await measureForms(openWholeMatcher(ROOT), samples, 1, share);
  const table = tableOf(results, share);
  console.log(table);
  for (const {form, wrong} of results) for (const line of wrong) console.log(`${form.name}：${line}`);
  if (values.write)
    writeFileSync(
      README,
      readFileSync(README, 'utf8').replace(TABLE, (_, start: string, end: string) => start + table + end),
    );
  return 0;
};

runEntry(__filename, main);
