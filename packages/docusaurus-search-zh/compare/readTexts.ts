import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {TextPage, TextSection} from '../builder';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const HEADING = /^(#{2,6}) (.+?)\s*(?:\{(?:\/\*)?\s*#([\w-]+)\s*(?:\*\/)?\})?\s*$/;

/** Words of a line of Markdown, without its marks. */
const plain = (line: string): string =>
  line
    .replace(/^\s*(?::::.*|import .*|export .*|<\/?[A-Z][^>]*>)\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>|[*`|]/g, ' ');

/** Sections of a Markdown text. */
function readSections(body: string, first: string): TextSection[] {
  const sections: (TextSection & {text: string; code: string})[] = [{text: `${first}\n`, code: ''}];
  let isCode = false;
  for (const line of body.split(/\r?\n/)) {
    const heading = isCode ? null : HEADING.exec(line);
    const current = sections.at(-1);
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    else if (heading)
      sections.push({id: heading[3], heading: plain(heading[2] ?? '').trim(), level: heading[1]?.length, text: '', code: ''});
    else if (isCode && current) current.code += `${line}\n`;
    else if (current) current.text += `${plain(line)}\n`;
  }
  return sections;
}

/** Reads the pages in a folder of Markdown files with `slug`, `title` and `description`: texts alone, without words of readers. */
export function readTexts(folder: string): TextPage[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.mdx?$/.test(file) && !/(?:^|[\\/])_/.test(file),
  );
  return files.sort().map((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
    const {slug, title, description = ''} = parse(yaml) as Record<string, string>;
    const name = `/${file.replace(/\.mdx?$/, '')}`;
    return {url: slug ?? name, title: title ?? name, sections: readSections(source.slice(block.length), description)};
  });
}

type Component = {name: string; dirName: string; description?: string};

/** Reads the pages on the components of Ant Design: a list of their names, and a folder of Markdown for each. */
export function readAntDesign(folder: string): TextPage[] {
  const components = JSON.parse(readFileSync(path.join(folder, 'components-index.json'), 'utf8')) as Component[];
  return components.map(({name, dirName, description = ''}) => {
    const body = readFileSync(path.join(folder, 'components', dirName, 'docs.md'), 'utf8');
    return {url: `/${dirName}`, title: name, sections: readSections(body, description)};
  });
}
