import {type ErrorMatcher, hasAnswer} from '../../lib/errors/matcher';
import type {FilledFamily} from '../../lib/errors/matchFamily';
import type {Message} from '../../lib/errors/types';
import {findAdvice} from '../../plugins/error-finder/shared/findAdvice';
import {createRandom, fill, pick, wrap} from './samples';

/** What a paste of a message leads to. */
export type TierResult = {
  message: Message;
  /** Whether the first card names this message. */
  isRecognised: boolean;
  /** Whether the first card has an answer of its own. */
  isAnswered: boolean;
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
    results.push({
      message,
      isRecognised: outcome.matches.some(({pattern}) => pattern === message.pattern || pattern === message.zh),
      isAnswered: hasAnswer(outcome.matches[0]),
      ...(family && {family}),
    });
  }
  return results;
}
