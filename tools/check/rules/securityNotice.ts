import {visit} from 'unist-util-visit';
import type {Page, PageRule} from '../types';

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

/** Commands go on over a backslash at the end of a line. */
const joinLines = (code: string) => code.replace(/[\\`]\n\s*/g, ' ');

/** Offset of the first code block with a command of a server. */
function findCommand(tree: Page['tree']): number | undefined {
  let found: number | undefined;
  visit(tree, 'code', ({value, position}) => {
    if (COMMANDS.some((command) => command.test(joinLines(value)))) found ??= position?.start.offset ?? 0;
  });
  return found;
}

/** Pages that install, run or deploy a Langflow server warn of the holes of the version that they describe. */
export const securityNotice: PageRule = {
  name: '安全提示',
  check(page, {version}) {
    // The notice tells of the version at the root.
    if (version.base) return [];
    const parts = [page, ...page.fragments];
    if (page.isFragment || parts.some(({source}) => source.includes('<SecurityNotice'))) return [];
    const offset = findCommand(page.tree) ?? (page.fragments.some(({tree}) => findCommand(tree) !== undefined) ? 0 : undefined);
    if (offset === undefined) return [];
    const message = '本页有安装、运行或部署 Langflow 的命令，却没有安全提示';
    return [{offset, message, fix: '在页面开头单独一行写 <SecurityNotice kind="install" /> 或 kind="deploy"'}];
  },
};
