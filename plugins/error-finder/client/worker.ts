import {MANIFEST, type Manifest} from '../../../lib/errors/indexFiles';
import {ErrorMatcher} from '../../../lib/errors/matcher';
import {createFileReader} from '../../search-zh/client/local/fetchFile';
import {type AnswerDetail, answerFile, type EntryDetail, type FinderOutcome, type FinderRequest, type FinderResponse} from '../types';

let matcher: ErrorMatcher | undefined;

async function answer({indexUrl, text}: FinderRequest): Promise<FinderOutcome> {
  const readFile = createFileReader(indexUrl, 'errors');
  const read = (file: string) => readFile(file, {fresh: false});
  matcher ??= new ErrorMatcher(read);
  const outcome = await matcher.match(text);
  // Where nothing is sure, the nearest may be it.
  const shown = outcome.matches.length > 0 ? outcome.matches : outcome.nearest.slice(0, 1);
  const ids = new Set(shown.map(({detail}) => (detail as EntryDetail).answer).filter((id) => id !== undefined));
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
