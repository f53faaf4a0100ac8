import {ErrorMatcher} from '../../../lib/errors/matcher';
import {createFileReader} from '../../search-zh/client/local/fetchFile';
import {type AnswerDetail, answerFile, type EntryDetail, type FinderOutcome, type FinderRequest, type FinderResponse} from '../types';

let matcher: ErrorMatcher | undefined;

async function answer({indexUrl, text}: FinderRequest): Promise<FinderOutcome> {
  const readFile = createFileReader(indexUrl, 'errors');
  matcher ??= new ErrorMatcher((file) => readFile(file, {fresh: false}));
  const finder = matcher;
  const outcome = await finder.match(text);
  const ids = new Set(
    [...outcome.matches, ...outcome.nearest].map(({detail}) => (detail as EntryDetail).answer).filter((id) => id !== undefined),
  );
  const answers = await Promise.all(
    [...ids].map(async (id) => [id, JSON.parse(await finder.read(answerFile(id))) as AnswerDetail] as const),
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
