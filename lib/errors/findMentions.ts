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

type Page = {route: string; title: string; text: string};

const HEADING = /^#{1,6} .*\{\/\* #([\w.-]+) \*\/\}/;
const CODE = /`([^`\n]{12,300})`/g;
/** A list item that starts with quotes; the text after the colon explains them. */
const ENTRY = /^\s*[-*] ((?:`[^`\n]+`(?:[、和或（）]|，或者|，(?=`))*)+)：(.+)$/;
const ROW = /^\|(.+)\|\s*$/;

const quotesIn = (text: string): string[] => [...text.matchAll(CODE)].map(([, quote = '']) => quote).filter(isMessage);

/** Whether inline code is a message of a program and not a name or a command. */
function isMessage(quote: string): boolean {
  const isCommand = /^(?:uv|pip|docker|curl|npm|helm|kubectl|langflow|lfx|sudo|git) |^LANGFLOW_\w+=/.test(quote);
  return looksLikeMessage(quote) && quote.trim() === quote && quote.split(' ').length >= 3 && !isCommand && !/^\p{Script=Han}/u.test(quote);
}

/** Reads the quotes in a line and their explanation. */
function readLine(line: string): {quotes: string[]; explanation?: string} {
  const entry = ENTRY.exec(line);
  if (entry) return {quotes: quotesIn(entry[1] as string), explanation: entry[2]};
  const row = ROW.exec(line);
  if (row) {
    const [first = '', ...rest] = (row[1] as string).split(/(?<!\\)\|/).map((cell) => cell.trim());
    const quotes = quotesIn(first);
    const told = rest.filter((cell) => cell !== '' && cell !== '—').map((cell) => cell.replace(/[。；]?$/, '。'));
    if (quotes.length > 0 && told.length > 0) return {quotes, explanation: told.join('')};
    return {quotes};
  }
  return {quotes: quotesIn(line)};
}

/** Finds the messages that a page quotes, with their explanations. */
export function findMentions({route, title, text}: Page): Mention[] {
  const mentions: Mention[] = [];
  let id = '';
  let isCode = false;
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (isCode) continue;
    id = HEADING.exec(line)?.[1] ?? id;
    const {quotes, explanation} = readLine(line);
    const to = id ? `${route}#${id}` : route;
    for (const quote of quotes) {
      // “同上” refers to the row above, which is missing where the explanation is shown.
      const isOwn = explanation && !/同上|同前|^见上/.test(explanation) && !/<[A-Za-z]/.test(explanation);
      mentions.push({quote, to, title, ...(isOwn && {explanation})});
    }
  }
  return mentions;
}
