import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding, Page, PageRule} from '../types';

const NAME = String.raw`langflow(?:-base)?(?:\[[^\]]*\])?`;
/** A package without its version; the address of a repository, a path and other packages go on behind the name. */
const BARE_PACKAGE = new RegExp(String.raw`(?:^|[\s"'])(${NAME})(?=["'\s]|$)`);
const INSTALL = /\b(?:pip3?|pipx|uv)\b[^|;&]*?\b(?:install|add)\b(.*)|\buvx\s+(?!.*--from)(.*)/;
/** Whoever asks for the newest version is not installing the one that the page describes. */
const UPGRADE = /(?:^|\s)(?:-U|--upgrade|--pre|--prerelease\S*)(?=\s|$)/;
const BARE_IMAGE = /(?<!repository["']?\s*[:=]\s*["']?(?:[\w.-]+\/)*)\blangflowai\/[\w-]+(?::latest\b|(?![\w./:@-]))/;
const LATEST_TAG = /^\s*tag:\s*["']?latest\b/;
const REQUIREMENT: Record<string, RegExp> = {
  text: new RegExp(`^\\s*${NAME}\\s*$`),
  toml: new RegExp(`(?<!name\\s*=\\s*)["']${NAME}["']`),
  dockerfile: new RegExp(`^\\s*${NAME}\\s*$`),
};

const SHELLS = new Set(['bash', 'sh', 'console', 'powershell', 'bat', 'dockerfile', 'yaml']);

function findInstall(line: string): string | undefined {
  const [, installed, run] = INSTALL.exec(line) ?? [];
  const packages = installed ?? run;
  return packages !== undefined && !UPGRADE.test(line) ? BARE_PACKAGE.exec(packages)?.[1] : undefined;
}

/** The lines of a block; those that a backslash or a backtick joins are one, at the place of the first. */
function joinLines(code: string): {text: string; line: number}[] {
  const joined: {text: string; line: number}[] = [];
  let isOpen = false;
  code.split('\n').forEach((text, line) => {
    const last = joined.at(-1);
    if (isOpen && last) last.text += ` ${text.trim()}`;
    else joined.push({text, line});
    isOpen = /[\\`]$/.test(text);
    const current = joined.at(-1);
    if (isOpen && current) current.text = current.text.slice(0, -1);
  });
  return joined;
}

/** What a line says of a version that it leaves open. */
type Loose = Pick<Finding, 'message' | 'fix'> & {line: number};

const withoutComment = (text: string) => text.replace(/(?:^|\s)#.*$/, '');

function looseImages(code: string): Loose[] {
  return code.split('\n').flatMap((text, line) => {
    const image = BARE_IMAGE.exec(withoutComment(text))?.[0] ?? LATEST_TAG.exec(text)?.[0].trim();
    return image ? [{line, message: `镜像没有固定版本（${image}）`, fix: '写出本页描述的版本的标签，例如 :1.5.0.post2'}] : [];
  });
}

function looseInstalls(code: string, lang: string): Loose[] {
  return joinLines(code).flatMap(({text, line}) => {
    const command = withoutComment(text);
    const name = (SHELLS.has(lang) ? findInstall(command) : undefined) ?? REQUIREMENT[lang]?.exec(command)?.[0].trim();
    return name ? [{line, message: `安装没有固定版本（${name}）`, fix: '写出本页描述的版本，例如 langflow==1.5.0.post2'}] : [];
  });
}

/** Offset of a line of a block in the source; the fence stands before the first. */
function offsetOfLine({source}: Page, {position}: Code, line: number): number {
  const before = source.split('\n').slice(0, (position?.start.line ?? 1) + line);
  return before.reduce((sum, text) => sum + text.length + 1, 0);
}

/** Samples install and pull the version that the page describes, not whatever is the newest on the day. */
export const pinnedVersions: PageRule = {
  name: '固定版本',
  check(page) {
    const findings: Finding[] = [];
    visit(page.tree, 'code', (block) => {
      for (const {line, ...problem} of [...looseImages(block.value), ...looseInstalls(block.value, block.lang ?? '')]) {
        findings.push({...problem, offset: offsetOfLine(page, block, line)});
      }
    });
    return findings;
  },
};
