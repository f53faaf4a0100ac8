/**
 * Languages that a code fence may name, by the names that authors use for them, with the name of the Shiki grammar.
 * A name outside this table stops the build: a typing error would otherwise silently lose highlighting and the parse check.
 * One grammar serves JavaScript, TypeScript and JSX: it knows all three, and each of their own takes a fifth of a second to start.
 * Only `<T>value` of old TypeScript would be taken for an element; write `value as T`.
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

/** Whether authors may use this word after a code fence. */
export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(CODE_LANGUAGES, name);
}
