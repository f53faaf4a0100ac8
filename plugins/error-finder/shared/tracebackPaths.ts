import {cutTextStart} from '../../../lib/text/cutText';

/** A place in an installed package, in a traceback of Python. */
const PLACE = /File "[^"\n]{0,200}(?:site-packages|dist-packages)[\\/]([^"\n]{1,200})", line \d+/;
/** Characters at the end of a paste in which places are looked for. */
const MOST_READ = 50_000;

const lines = (raw: string): string[] => cutTextStart(raw, MOST_READ).split('\n');

/** Paths in the installed packages, in the order of a traceback. */
export const tracebackPaths = (raw: string): string[] =>
  lines(raw).flatMap((line) => {
    const place = PLACE.exec(line)?.[1];
    return place ? [place.replace(/\\/g, '/')] : [];
  });

/** The last line with a place in Langflow, which tells where a long paste comes from; empty if there is none. */
export const lastPlaceLine = (raw: string): string =>
  lines(raw)
    .reverse()
    .find((line) => /packages[\\/](?:langflow|lfx)/.test(line) && PLACE.test(line)) ?? '';
