import {must} from '../input/must';
import type {PageParts, PageText} from '../pages/types';
import {looksLikeMessage} from './looksLikeMessage';

/** A message that a page of the documentation quotes. */
export type Mention = {
  /** Text on the page. */
  quote: string;
  /** Explanation on the page, as Markdown; missing if the quote is in running text. */
  explanation?: string;
  /** Route and anchor of the section. */
  to: string;
  title: string;
};

type Page = {route: string; title: string; parts: Pick<PageParts, 'texts' | 'tables'>};
type Quotes = {quotes: string[]; explanation?: string};

const CODE = /`([^`\n]{12,300})`/g;
/** A list item that starts with quotes; the text after the colon explains them. */
const ENTRY = /^((?:`[^`\n]+`(?:[、和或（）]|，或者|，(?=`))*)+)：(.+)$/;

const quotesIn = (text: string): string[] => [...text.matchAll(CODE)].map(([, quote = '']) => quote).filter(isMessage);

/** Whether inline code is a message of a program and not a name or a command. */
function isMessage(quote: string): boolean {
  const isCommand = /^(?:uv|pip|docker|curl|npm|helm|kubectl|langflow|lfx|sudo|git) |^LANGFLOW_\w+=/.test(quote);
  return looksLikeMessage(quote) && quote.trim() === quote && quote.split(' ').length >= 3 && !isCommand && !/^\p{Script=Han}/u.test(quote);
}

/** The quotes in a text, and their explanation if the text is an entry of a list. */
function readText({kind, text}: PageText): Quotes {
  const entry = kind === 'item' ? ENTRY.exec(text) : null;
  return entry ? {quotes: quotesIn(must(entry[1], 'a group of the expression')), explanation: entry[2]} : {quotes: quotesIn(text)};
}

/** The quotes in the first cell of a row; the other cells explain them. */
function readRow([first = '', ...rest]: readonly string[]): Quotes {
  const quotes = quotesIn(first);
  const told = rest.filter((cell) => cell !== '' && cell !== '—').map((cell) => cell.replace(/[。；]?$/, '。'));
  return quotes.length > 0 && told.length > 0 ? {quotes, explanation: told.join('')} : {quotes};
}

/** Finds the messages that a page quotes, with their explanations, in page order. */
export function findMentions({route, title, parts}: Page): Mention[] {
  const found = [
    ...parts.texts.map((text) => ({...readText(text), id: text.id, line: text.line})),
    ...parts.tables.flatMap(({rows, id}) => rows.map(({cells, line}) => ({...readRow(cells), id, line}))),
  ].sort((a, b) => a.line - b.line);
  return found.flatMap(({quotes, explanation, id}) => {
    // “同上” refers to the row above, which is missing where the explanation is shown.
    const isOwn = explanation && !/同上|同前|^见上/.test(explanation) && !/<[A-Za-z]/.test(explanation);
    return quotes.map((quote): Mention => ({quote, to: id ? `${route}#${id}` : route, title, ...(isOwn && {explanation})}));
  });
}
