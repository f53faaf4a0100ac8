import type {ErrorMatcher} from '../../lib/errors/matcher';
import type {FilledFamily} from '../../lib/errors/matchFamily';
import type {Message} from '../../lib/errors/types';
import {findAdvice} from '../../plugins/error-finder/shared/findAdvice';
import type {EntryDetail} from '../../plugins/error-finder/types';
import {createRandom, fill, pick, wrap} from './samples';

/** What a paste of a message leads to. */
export type TierResult = {
  message: Message;
  paste: string;
  /** Whether the first card names this message. */
  isRecognised: boolean;
  /** Id of the answer of the first card. */
  answer?: string;
  family?: FilledFamily;
};

/** Pastes random messages of the program, and says what the page tells about each. */
export async function measureTiers(
  matcher: ErrorMatcher,
  messages: readonly Message[],
  seed: number,
  count: number,
): Promise<TierResult[]> {
  const random = createRandom(seed);
  const results: TierResult[] = [];
  while (results.length < count) {
    const message = pick(random, messages);
    const paste = wrap(fill(message.pattern, random), random);
    const outcome = await matcher.match(paste);
    const {family} = await findAdvice(paste, outcome, (file) => matcher.read(file));
    const first = outcome.matches[0];
    const {answer, told} = (first?.detail ?? {}) as Partial<EntryDetail>;
    results.push({
      message,
      paste,
      isRecognised: outcome.matches.some(({pattern}) => pattern === message.pattern || pattern === message.zh),
      ...((answer ?? told) && {answer: answer ?? told?.title}),
      ...(family && {family}),
    });
  }
  return results;
}
