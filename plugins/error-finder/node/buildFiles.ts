import {type AnswerGroup, groupRoute} from '../../../lib/errors/answers';
import {buildErrorIndex} from '../../../lib/errors/buildIndex';
import type {Mention} from '../../../lib/errors/findMentions';
import {type AnswerDetail, answerFile, type EntryDetail, INDEX_FOLDER, LIST_FILE} from '../types';
import {addMentions} from './addMentions';
import {buildEntries, type Sources} from './buildEntries';
import {type FamilySources, familyFiles} from './familyFiles';
import {createRenderer} from './renderMarkdown';

function answersOf(groups: readonly AnswerGroup[], baseUrl: string): [id: string, answer: AnswerDetail][] {
  const render = createRenderer(baseUrl);
  return groups.flatMap(({name, answers}) =>
    answers.map(({id, title, meaning, causes}): [string, AnswerDetail] => [
      id,
      {
        title,
        meaning: render(meaning),
        causes: causes.map((cause) => ({when: render(cause.when), do: render(cause.do)})),
        to: `${baseUrl}${groupRoute(name).slice(1)}#${id}`,
      },
    ]),
  );
}

/** List for programs: the data about each message, one message per line. */
function listOf(entries: readonly {texts: string[]; detail: object}[], answers: ReadonlyMap<string, AnswerDetail>): string {
  const lines = entries.map(({texts, detail}) => {
    const {answer, told, ...known} = detail as EntryDetail;
    const to = (answer && answers.get(answer)?.to) ?? told?.to;
    return JSON.stringify({messages: texts, ...known, ...(to && {answer: to})});
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Builds the files with which browsers and programs find messages, by path in the built site. */
export async function buildFiles(sources: Sources & FamilySources, mentions: readonly Mention[] = []): Promise<Map<string, string>> {
  const entries = await addMentions(buildEntries(sources), mentions, sources.baseUrl);
  const answers = new Map(answersOf(sources.groups, sources.baseUrl));
  const others = [...[...answers].map(([id, answer]) => [answerFile(id), JSON.stringify(answer)] as const), ...familyFiles(sources)];
  // All files are in the hash of the folder: browsers keep them as long as its name.
  const index = buildErrorIndex(entries, others);
  const files = new Map<string, string>([...index].map(([file, content]) => [`${INDEX_FOLDER}/${file}`, content]));
  files.set(LIST_FILE, listOf(entries, answers));
  return files;
}
