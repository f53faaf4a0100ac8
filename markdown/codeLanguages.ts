/**
 * Languages that a code fence may use: the name that authors write, and the name of the Shiki grammar. Any other name stops the build:
 * otherwise a typing error would silently disable highlighting and the parse check. One grammar serves JavaScript, TypeScript and JSX,
 * because each separate grammar takes a fifth of a second to load. It reads the old TypeScript cast `<T>value` as an element; write `value
 * as T`.
 */
export const CODE_LANGUAGES = {
  bash: 'bash',
  sh: 'bash',
  console: 'text',
  powershell: 'powershell',
  bat: 'bat',
  python: 'python',
  js: 'tsx',
  javascript: 'tsx',
  jsx: 'tsx',
  ts: 'tsx',
  typescript: 'tsx',
  tsx: 'tsx',
  json: 'json',
  yaml: 'yaml',
  toml: 'toml',
  ini: 'ini',
  env: 'ini',
  dockerfile: 'docker',
  nginx: 'nginx',
  html: 'html',
  css: 'css',
  sql: 'sql',
  xml: 'xml',
  http: 'http',
  diff: 'diff',
  java: 'java',
  go: 'go',
  caddyfile: 'text',
  csv: 'text',
  text: 'text',
} as const;

export type CodeLanguage = keyof typeof CODE_LANGUAGES;

/** Whether a word is a language that authors may use after a code fence. */
export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(CODE_LANGUAGES, name);
}
