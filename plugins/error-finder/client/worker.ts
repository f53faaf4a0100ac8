import {MANIFEST, type Manifest} from '../../../lib/errors/indexFiles';
import {ErrorMatcher} from '../../../lib/errors/matcher';
import {createFileReader} from '../../search-zh/client/local/fetchFile';
import {type AnswerDetail, answerFile, type EntryDetail} from '../types';
import type {FinderOutcome} from './askFinder';

export type FinderRequest = {id: number; indexUrl: string; text: string};
export type FinderResponse = {id: number} & ({outcome: FinderOutcome} | {error: string});

let matcher: ErrorMatcher | undefined;

async function answer({indexUrl, text}: FinderRequest): Promise<FinderOutcome> {
  const readFile = createFileReader(indexUrl, 'errors');
  const read = (file: string) => readFile(file, {fresh: false});
  matcher ??= new ErrorMatcher(read);
  const outcome = await matcher.match(text);
  const ids = new Set(outcome.matches.map(({detail}) => (detail as EntryDetail).answer).filter((id) => id !== undefined));
  if (ids.size === 0) return {...outcome, answers: {}} as FinderOutcome;
  const {folder} = JSON.parse(await read(MANIFEST)) as Manifest;
  const answers = await Promise.all(
    [...ids].map(async (id) => [id, JSON.parse(await read(`${folder}/${answerFile(id)}`)) as AnswerDetail] as const),
  );
  return {...outcome, answers: Object.fromEntries(answers)} as FinderOutcome;
}

addEventListener('message', async ({data}: MessageEvent<FinderRequest>) => {
  const {id} = data;
  try {
    postMessage({id, outcome: await answer(data)} satisfies FinderResponse);
  } catch (error) {
    postMessage({id, error: String(error)} satisfies FinderResponse);
  }
});
