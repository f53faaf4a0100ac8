import type {RootContent} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkCjkFriendly);

/** Parses Markdown from a data file. */
export const parseMarkdown = (markdown: string): RootContent[] => parser.parse(markdown).children;
