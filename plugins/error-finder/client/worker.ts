import {createFileReader} from 'docusaurus-search-zh/client/local/fetchFile';
import {answerRequests} from 'docusaurus-search-zh/client/workerClient';
import {ErrorMatcher} from '../../../lib/errors/matcher';
import {findAdvice} from '../shared/findAdvice';
import {type AnswerDetail, answerFile, type EntryDetail, type FinderOutcome, type FinderRequest} from '../types';

let matcher: ErrorMatcher | undefined;

answerRequests(async ({indexUrl, text}: FinderRequest): Promise<FinderOutcome> => {
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
  const advice = await findAdvice(text, outcome, (file) => finder.read(file));
  return {...outcome, ...advice, answers: Object.fromEntries(answers)} as FinderOutcome;
});
