import {buildErrorIndex, type Entry} from '../../../lib/errors/buildIndex';
import type {Mention} from '../../../lib/errors/findMentions';
import {ErrorMatcher} from '../../../lib/errors/matcher';
import {countFixed, normalisePattern} from '../../../lib/errors/text';
import type {EntryDetail} from '../types';
import {createRenderer} from './renderMarkdown';

/** Minimum of fixed letters in a quote that becomes a separate entry. */
const LEAST_QUOTED = 20;

const patternOf = (quote: string) =>
  quote
    .replace(/\.\.\./g, '…')
    .replace(/[…\s]+$/, ' …')
    .trim();

/**
 * Minimum share of a quote that the fixed part of the matching pattern must cover: the explanation of one case does not apply to all
 * messages that `… is required` matches.
 */
const LEAST_SHARE = 0.6;
const isSpecific = (pattern: string, quote: string) => countFixed(pattern) >= LEAST_SHARE * countFixed(quote);

/** Several pages may quote a message: keeps the first mention with an explanation, or else the first mention. */
function better(known: Mention | undefined, mention: Mention): Mention {
  return known && (known.explanation || !mention.explanation) ? known : mention;
}

function tell(detail: EntryDetail, {explanation, title, to}: Mention, render: (markdown: string) => string, baseUrl: string): EntryDetail {
  const address = baseUrl + to.slice(1);
  if (explanation) return {...detail, told: {html: render(explanation), title, to: address}};
  const links = detail.links.some((link) => link.to === address) ? detail.links : [{title, to: address}, ...detail.links];
  return {...detail, links};
}

/**
 * Adds the explanations and links of documentation pages to the entries, and creates entries for messages that only pages contain. Quotes
 * are matched in the same way as the pastes of readers.
 */
export async function addMentions(entries: readonly Entry[], mentions: readonly Mention[], baseUrl: string): Promise<Entry[]> {
  if (mentions.length === 0) return [...entries];
  const render = createRenderer(baseUrl);
  const numbered = entries.map(({texts}, index) => ({texts, detail: {index}}));
  const files = buildErrorIndex(numbered);
  const matcher = new ErrorMatcher(async (file) => files.get(file) as string);
  const told = new Map<number, Mention>();
  const own = new Map<string, Mention>();
  for (const mention of mentions) {
    const [match] = (await matcher.match(mention.quote, true)).matches;
    if (match && isSpecific(match.pattern, mention.quote)) {
      const {index} = match.detail as {index: number};
      told.set(index, better(told.get(index), mention));
    } else if (mention.explanation && countFixed(mention.quote) >= LEAST_QUOTED) {
      const key = normalisePattern(patternOf(mention.quote));
      own.set(key, better(own.get(key), mention));
    }
  }
  const known = entries.map((entry, index): Entry => {
    const mention = told.get(index);
    return mention ? {...entry, detail: tell(entry.detail as EntryDetail, mention, render, baseUrl)} : entry;
  });
  const added = [...own.values()].map((mention): Entry => {
    const detail: EntryDetail = {origin: mention.title, links: []};
    return {texts: [patternOf(mention.quote)], detail: tell(detail, mention, render, baseUrl)};
  });
  return [...known, ...added];
}
