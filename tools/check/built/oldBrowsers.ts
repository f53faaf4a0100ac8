import type {BuiltProblem} from './rules';

/** What the oldest browsers of `browserslist` in package.json cannot do, and no compiler writes in another way. */
const TOO_NEW: readonly [RegExp, string][] = [
  [/\(\?<[=!]/, '正则的后行断言 (?<= 或 (?<!（Safari 16.4 起；之前整个脚本不运行）'],
  [/\bAbortSignal\.(?:timeout|any)\b/, 'AbortSignal.timeout 或 any（Safari 16、17.4 起）；用 src/abortAfter.ts'],
];

/** Finds in scripts what ends them in browsers that the site promises; new methods are a matter of `lib` in tsconfig.browser.json. */
export function checkOldBrowsers(files: Iterable<readonly [file: string, text: string]>): BuiltProblem[] {
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  return scripts.flatMap(([file, text]) =>
    TOO_NEW.filter(([pattern]) => pattern.test(text)).map(([, name]) => ({
      file,
      rule: '旧浏览器',
      message: `用了 package.json 的 browserslist 里有的浏览器还没有的 ${name}`,
    })),
  );
}
