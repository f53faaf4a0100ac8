import {readFileSync} from 'node:fs';
import path from 'node:path';
import autocorrect from 'autocorrect-node';
import {insertAt, offsetAt, quoteAround, replaceAt} from '../document/editRun';
import {CODE, type Edit, type Finding, OBJECT, type TextRule, type TextRun} from '../types';

const HAN = /\p{Script=Han}/u;
const MARK = /[^\p{L}\p{N}\s]/u;
let isConfigured = false;

// The same file configures AutoCorrect in editors.
function configure(): void {
  if (isConfigured) return;
  autocorrect.loadConfig(readFileSync(path.join(__dirname, '../../../.autocorrectrc'), 'utf8'));
  isConfigured = true;
}

/** `Ａ` → `A` or `,` → `，`. */
const isReplacement = (from: string, to: string) => to === from.normalize('NFKC') || (MARK.test(from) && MARK.test(to));

type Change = {index: number; edits: Edit[]};

/**
 * Turns a corrected text back into edits: AutoCorrect only adds or removes spaces and replaces single characters.
 *
 * @returns undefined when the texts cannot be laid side by side
 */
function diff(run: TextRun, corrected: string): Change[] | undefined {
  const changes: Change[] = [];
  let index = 0;
  for (let at = 0; at < corrected.length || index < run.text.length; ) {
    const from = run.text[index];
    const to = corrected[at];
    if (from === to) {
      index += 1;
      at += 1;
    } else if (to === ' ') {
      changes.push({index, edits: insertAt(run, index, ' ')});
      at += 1;
    } else if (from === ' ') {
      changes.push({index, edits: replaceAt(run, index, '')});
      index += 1;
    } else if (to !== undefined && from !== undefined && isReplacement(from, to)) {
      changes.push({index, edits: replaceAt(run, index, to)});
      index += 1;
      at += 1;
    } else return undefined;
  }
  return changes;
}

function checkRun(run: TextRun): Finding[] {
  const corrected = autocorrect.format(run.text);
  if (corrected === run.text) return [];
  const changes = diff(run, corrected) ?? [];
  const index = changes[0]?.index ?? 0;
  return [
    {
      offset: offsetAt(run, index),
      message: `AutoCorrect 认为排版有误（${quoteAround(run, index)}）`,
      fix: `整段应为“${corrected.replaceAll(CODE, '`…`').replaceAll(OBJECT, '').slice(0, 60)}”`,
      edits: changes.flatMap(({edits}) => edits),
    },
  ];
}

/**
 * AutoCorrect (https://huacnlee.github.io/autocorrect) over the texts of a page.
 * It gets the texts one by one, not the file: on a whole MDX file it also changes anchors, addresses and code.
 */
export const autoCorrect: TextRule = {
  name: 'AutoCorrect',
  check({runs}) {
    configure();
    return runs.filter((run) => HAN.test(run.text)).flatMap(checkRun);
  },
};
