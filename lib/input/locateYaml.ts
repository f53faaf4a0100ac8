import {type Document, LineCounter, parseDocument} from 'yaml';

/** A YAML text as a tree whose nodes know where they stand. */
export type LocatedYaml = {document: Document; lines: LineCounter};

/** Parses YAML with positions. That takes long: ask for it only where something is wrong. */
export function locateYaml(text: string): LocatedYaml {
  const lines = new LineCounter();
  return {document: parseDocument(text, {lineCounter: lines, prettyErrors: false}), lines};
}
