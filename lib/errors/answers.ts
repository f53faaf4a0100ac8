import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {type CheckedYaml, checkYamlInput, readInputText} from '../input/readInput';
import {countFixed, LEAST_FIXED, normalisePattern} from './text';
import type {MessageFile} from './types';

export const ANSWERS_FOLDER = 'errors/answers';

const text = (what: string) => z.string(what).trim().min(1, what);
const CAUSE = z.strictObject(
  {
    // All of it is shown in bold.
    when: text('什么情况下是这个原因，一句中文').refine((value) => !value.includes('**'), '一句中文，不加粗'),
    do: text('怎样做，Markdown'),
  },
  '含 when、do 的键值对',
);
const ANSWER = z.strictObject(
  {
    id: z.string('id').regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '小写字母、数字和连字符'),
    title: text('中文标题'),
    wraps: z.literal([true, 'inside'], 'true、inside，或者不写').optional(),
    messages: z.array(text('报错的原文'), 'Langflow 的报错的列表，变化的部分写 …').default([]),
    others: z.array(text('报错的原文'), '别的程序的报错的列表，变化的部分写 …').default([]),
    from: text('报错从哪里来'),
    meaning: text('是什么意思，Markdown'),
    causes: z.array(CAUSE, '原因的列表').min(1, '至少一个原因'),
  },
  '含 id、title、messages 或 others、from、meaning、causes 的键值对',
);
const GROUP = z.strictObject(
  {order: z.number('这一组排第几').int('整数'), title: text('这一组的名字'), answers: z.array(ANSWER, '答案的列表').min(1, '至少一个答案')},
  '含 order、title、answers 的键值对',
);

/** A hand-written answer for messages that people really meet. */
export type ErrorAnswer = z.output<typeof ANSWER>;

/** Answers about one part of the program, on the same page. */
export type AnswerGroup = z.output<typeof GROUP> & {name: string};

const WHERE = (answer: ErrorAnswer, index: number) => `第 ${index + 1} 个答案（${answer?.id ?? '没有 id'}）`;

/** A group, and the places of its entries for messages. */
type LocatedGroup = Pick<CheckedYaml<unknown>, 'placeOf'> & {group: AnswerGroup};

function problemsOf({group, placeOf}: LocatedGroup, known: ReadonlySet<string>, ids: Set<string>): string[] {
  return group.answers.flatMap((answer, index) => {
    const where = placeOf(['answers', index]) + WHERE(answer, index);
    const {id, messages, others} = answer;
    const problems: string[] = [];
    if (ids.has(id)) problems.push(`${where}：id 应各不相同；收到的是用过的 ${id}`);
    ids.add(id);
    if (messages.length + others.length === 0) problems.push(`${where}：messages、others 应至少有一条报错`);
    for (const pattern of messages) {
      if (!known.has(normalisePattern(pattern))) {
        problems.push(`${where}：messages 里的“${pattern}”应是 errors/messages.json 里有的报错；改成新的写法，或者挪到 others`);
      }
    }
    for (const pattern of others) {
      if (countFixed(pattern) < LEAST_FIXED) problems.push(`${where}：“${pattern}”固定的字母应不少于 ${LEAST_FIXED} 个，否则认不出来`);
    }
    return problems;
  });
}

/**
 * Reads the groups of answers, sorted by `order`.
 *
 * @param messages messages of the program: an answer must not name a message that no version has
 * @throws InputError that lists all problems
 */
export function readAnswers(siteDir: string, {messages}: MessageFile): AnswerGroup[] {
  const folder = path.join(siteDir, ANSWERS_FOLDER);
  if (!existsSync(folder)) return [];
  const groups = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file): LocatedGroup => {
      const name = `${ANSWERS_FOLDER}/${file}`;
      const {value, placeOf} = checkYamlInput(readInputText({path: path.join(folder, file), name}), GROUP, name, {
        advice: '写法见 errors/README.md。',
      });
      return {group: {name: file.replace(/\.yaml$/, ''), ...value}, placeOf};
    })
    .sort((a, b) => a.group.order - b.group.order);
  const known = new Set(messages.flatMap(({pattern, zh}) => [pattern, ...(zh ? [zh] : [])]).map(normalisePattern));
  const ids = new Set<string>();
  const problems = groups.flatMap((group) => problemsOf(group, known, ids));
  if (problems.length > 0) throw new InputError(listProblems('报错的答案有误', problems));
  return groups.map(({group}) => group);
}

/** Finds answers whose messages are all missing in the newest version, so that the answer may be out of date. */
export function findOutdated(groups: readonly AnswerGroup[], {messages}: MessageFile): string[] {
  const current = new Set(
    messages
      .filter(({until}) => !until)
      .flatMap(({pattern, zh}) => [pattern, ...(zh ? [zh] : [])])
      .map(normalisePattern),
  );
  return groups.flatMap(({name, answers}) =>
    answers.flatMap(({id, messages: own}) =>
      own.some((pattern) => current.has(normalisePattern(pattern))) || own.length === 0
        ? []
        : [`${ANSWERS_FOLDER}/${name}.yaml 的 ${id}：最新的版本里一条也没有了（${own.join('、')}）`],
    ),
  );
}

/** Route of the page of a group. */
export const groupRoute = (name: string): string => `/errors/${name}`;
