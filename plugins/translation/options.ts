import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {InputError} from '../../lib/input/inputError';
import {type LoadApi, loadApiOnce} from '../../lib/openapi/loadApi';

/** Options of the plugin after validation. */
export type PluginOptions = {
  /** Glob patterns, relative to `docs/`, of pages that are this site's own and come from no upstream file. */
  ownPages: string[];
  /** Reads the description of an API; a function that several plugins share reads it once for all. */
  loadApi: LoadApi;
};

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {ownPages: [], loadApi: loadApiOnce};

const EXPECTED: Record<keyof PluginOptions, string> = {
  ownPages: ' glob 模式的列表，相对于 docs/，例如 ["About/**"]',
  loadApi: '读 API 描述的函数，或者不写',
};

const schema = Joi.object<PluginOptions>({
  ownPages: Joi.array().items(Joi.string().trim().min(1)).default(DEFAULT_OPTIONS.ownPages),
  // Joi calls a function that is a default, to ask it for the value.
  loadApi: Joi.function().default(() => DEFAULT_OPTIONS.loadApi),
});

/**
 * Fills in the defaults of the plugin's options.
 *
 * @throws Error that lists every wrong key with what was expected and what came.
 */
export function validateOptions({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions & {id: string} {
  // Docusaurus adds the id of the plugin's instance.
  const {id = 'default', ...own} = options as Options & {id?: string};
  const {value, error} = schema.validate(own, {abortEarly: false});
  if (!error) return {id, ...value};
  const keys = [...new Set(error.details.map(({path}) => String(path[0])))];
  const problems = keys.map((key) => {
    const received = JSON.stringify((own as Record<string, unknown>)[key]);
    const expected = EXPECTED[key as keyof PluginOptions];
    return expected ? `${key} 应为${expected}；收到的是 ${received}` : `没有选项 ${key}；可用的有 ${Object.keys(EXPECTED).join('、')}`;
  });
  throw new InputError(
    `[translation] 插件选项有误：\n${problems.map((p) => `  - ${p}`).join('\n')}\n请修改 docusaurus.config.ts 的 contentPlugins。`,
  );
}
