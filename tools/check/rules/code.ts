import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {CODE_LANGUAGES, isCodeLanguage} from '../../../markdown/codeLanguages';
import {parseCodeMeta} from '../../../markdown/codeMeta';
import type {CheckFinding, Page, PageRule} from '../types';
import {CODE_PARSERS} from './codeParsers';

/** Every code block has a language and only known options. */
export const codeFences: PageRule = {
  name: '代码块',
  check({tree}) {
    const findings: CheckFinding[] = [];
    visit(tree, 'code', ({lang, meta, position}) => {
      const offset = position?.start.offset ?? 0;
      if (!lang || !isCodeLanguage(lang)) {
        findings.push({
          offset,
          message: lang ? `不认识代码语言“${lang}”` : '代码块没有写语言',
          fix: `写下列之一：${Object.keys(CODE_LANGUAGES).join('、')}`,
        });
      }
      try {
        parseCodeMeta(meta);
      } catch (error) {
        findings.push({offset, message: (error as Error).message, fix: '改掉或删去'});
      }
    });
    return findings;
  },
};

/** Also true if other options are invalid: another rule reports those. */
const isPartial = ({meta}: Code) =>
  (meta ?? '')
    .replace(/"[^"]*"/g, '')
    .split(/\s+/)
    .includes('partial');

async function checkBlock(block: Code): Promise<CheckFinding[]> {
  const {lang, value, position} = block;
  if (!lang || !isCodeLanguage(lang)) return [];
  const offset = position?.start.offset ?? 0;
  const parse = CODE_PARSERS[lang];
  if (!parse) return isPartial(block) ? [{offset, message: `${lang} 代码块不检查语法，标了 partial`, fix: '去掉 partial'}] : [];
  const problem = await parse(value);
  if (isPartial(block)) return problem ? [] : [{offset, message: `标了 partial 的 ${lang} 代码块其实完整`, fix: '去掉 partial'}];
  return problem ? [{offset, message: `${lang} 代码解析不了：${problem}`, fix: '改正代码；有意只写片段时在语言后面写 partial'}] : [];
}

/** Every code block can be parsed in its language, and only blocks that cannot are marked as fragments. */
export const codeSyntax: PageRule = {
  name: '代码语法',
  async check({tree}) {
    const blocks: Code[] = [];
    visit(tree, 'code', (block) => {
      blocks.push(block);
    });
    return (await Promise.all(blocks.map(checkBlock))).flat();
  },
};

const NAME = String.raw`langflow(?:-base)?(?:\[[^\]]*\])?`;
/** A package without version. In repository addresses, paths and names of other packages, more text follows the name. */
const BARE_PACKAGE = new RegExp(String.raw`(?:^|[\s"'])(${NAME})(?=["'\s]|$)`);
const INSTALL = /\b(?:pip3?|pipx|uv)\b[^|;&]*?\b(?:install|add)\b(.*)|\buvx\s+(?!.*--from)(.*)/;
/** A command for the newest version does not install the described one. */
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

/** Lines of a block; lines joined by a backslash or backtick count as one, at the first line. */
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

/** A problem with a line that does not fix the version. */
type Loose = Pick<CheckFinding, 'message' | 'fix'> & {line: number};

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

/** Source offset of a line in a block; the fence is one line before the first. */
function offsetOfLine({source}: Page, {position}: Code, line: number): number {
  const before = source.split('\n').slice(0, (position?.start.line ?? 1) + line);
  return before.reduce((sum, text) => sum + text.length + 1, 0);
}

/** Samples install and pull the described version instead of the newest one. */
export const pinnedVersions: PageRule = {
  name: '固定版本',
  check(page) {
    const findings: CheckFinding[] = [];
    visit(page.tree, 'code', (block) => {
      for (const {line, ...problem} of [...looseImages(block.value), ...looseInstalls(block.value, block.lang ?? '')]) {
        findings.push({...problem, offset: offsetOfLine(page, block, line)});
      }
    });
    return findings;
  },
};

const SILENT_READ = /\bos\.getenv\(\s*(["'])([A-Z_][A-Z0-9_]*)\1\s*\)/;

/** If a variable is not set, a sample must stop at once: `os.getenv` would put `None` into the request address. */
export const environmentReads: PageRule = {
  name: '读环境变量',
  check(page) {
    const findings: CheckFinding[] = [];
    visit(page.tree, 'code', (block) => {
      if (block.lang !== 'python') return;
      block.value.split('\n').forEach((text, line) => {
        const name = SILENT_READ.exec(text)?.[2];
        if (name === undefined) return;
        findings.push({
          offset: offsetOfLine(page, block, line),
          message: `os.getenv 在没有设置 ${name} 时悄悄得到 None`,
          fix: `写 os.environ["${name}"]；可以不设的变量，给 os.getenv 写上默认值`,
        });
      });
    });
    return findings;
  },
};

const PACKAGE = String.raw`(?<![\w/.-])["']?langflow(?:-base)?(?![\w/-])`;
const COMMANDS = [
  new RegExp(String.raw`\b(?:pip3?|pipx|uv)\b[^\n]*\b(?:install|add)\b[^\n]*\s${PACKAGE}`, 'i'),
  new RegExp(String.raw`\buvx\b[^\n]*\s${PACKAGE}`, 'i'),
  /\bdocker(?:\s+\w+)*\s+(?:run|pull)\b[\s\S]*?\blangflowai\/langflow/i,
  /\bpodman\s+(?:run|pull)\b[\s\S]*?\blangflowai\/langflow/i,
  /^\s*(?:-\s+)?image:\s*["']?(?:docker\.io\/)?langflowai\/langflow/im,
  /^\s*FROM\s+(?:docker\.io\/)?langflowai\/langflow/im,
  /\bhelm\s+(?:install|upgrade)\b[^\n]*langflow/i,
];

/** A backslash at the end of a line continues a command. */
const joinCommands = (code: string) => code.replace(/[\\`]\n\s*/g, ' ');

/** Offset of the first code block with a server command. */
function findCommand(tree: Page['tree']): number | undefined {
  let found: number | undefined;
  visit(tree, 'code', ({value, position}) => {
    if (COMMANDS.some((command) => command.test(joinCommands(value)))) found ??= position?.start.offset ?? 0;
  });
  return found;
}

/** Pages about installing, running or deploying a Langflow server warn of the vulnerabilities of their version. */
export const securityNotice: PageRule = {
  name: '安全提示',
  check(page, {version}) {
    // The notice is about the vulnerabilities of an old version.
    if (!version.base) return [];
    const parts = [page, ...page.fragments];
    if (page.isFragment || parts.some(({source}) => source.includes('<SecurityNotice'))) return [];
    const offset = findCommand(page.tree) ?? (page.fragments.some(({tree}) => findCommand(tree) !== undefined) ? 0 : undefined);
    if (offset === undefined) return [];
    const message = '本页有安装、运行或部署 Langflow 的命令，却没有安全提示';
    return [{offset, message, fix: '在页面开头单独一行写 <SecurityNotice kind="install" /> 或 kind="deploy"'}];
  },
};
