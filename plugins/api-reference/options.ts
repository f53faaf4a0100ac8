import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {InputError} from '../../lib/input/inputError';
import {type LoadApi, loadApiOnce} from '../../lib/openapi/loadApi';

/** Options of the plugin, paths relative to the site. */
export type PluginOptions = {
  id?: string;
  /** Label of the version whose API this is; without it, of the version at the root of the site. */
  version?: string;
  /** OpenAPI 3.1 description: structure only. */
  description: string;
  /** Folder of the OpenAPI Overlays that hold the texts. */
  overlays: string;
  /** Folder of the overlays that several versions have in common; none without it. */
  shared?: string;
  /** Markdown text of the landing page. */
  landing: string;
  /** Path of the landing page under the site's base path, without slashes around it. */
  routeBasePath: string;
  /** Reads a description and its overlays; a function that several plugins share reads them once for all. */
  loadApi: LoadApi;
};

/** What a site may write; everything has a default. */
export type Options = Partial<PluginOptions>;

/** The values of options that a site leaves out. */
export const DEFAULT_OPTIONS: PluginOptions = {
  description: 'api/openapi.yaml',
  overlays: 'api/overlay',
  landing: 'api/landing.md',
  routeBasePath: 'api',
  loadApi: loadApiOnce,
};

const relativePath = Joi.string().pattern(/^[^/\\].*$/);

const OPTIONS_SCHEMA = Joi.object<PluginOptions>({
  id: Joi.string().default('default'),
  version: Joi.string().pattern(/^\d+\.\d+$/),
  description: relativePath.pattern(/\.ya?ml$/).default(DEFAULT_OPTIONS.description),
  overlays: relativePath.default(DEFAULT_OPTIONS.overlays),
  shared: relativePath,
  landing: relativePath.pattern(/\.md$/).default(DEFAULT_OPTIONS.landing),
  routeBasePath: Joi.string()
    .pattern(/^[\w.-]+(\/[\w-]+)*$/)
    .default(DEFAULT_OPTIONS.routeBasePath),
  // Joi calls a function that is a default, to ask it for the value.
  loadApi: Joi.function().default(() => DEFAULT_OPTIONS.loadApi),
});

const EXPECTED: Record<string, string> = {
  version: '加引号的版本，例如 "1.5"',
  description: '相对于站点目录的 .yaml 文件路径',
  overlays: '相对于站点目录的文件夹路径',
  shared: '相对于站点目录的文件夹路径，或者不写',
  landing: '相对于站点目录的 .md 文件路径',
  routeBasePath: '首尾不带 / 的路径，例如 api',
  loadApi: '读描述的函数，或者不写',
};

/** Checks the options and fills in the defaults. */
export function validateOptions({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  const {value, error} = OPTIONS_SCHEMA.validate(options, {abortEarly: false, convert: false});
  if (!error) return value;
  const lines = error.details.map(({path, context}) => {
    const key = path.join('.');
    const expected = EXPECTED[key] ?? `下列选项之一：${Object.keys(EXPECTED).join('、')}`;
    return `  - 选项 ${key}：应为${expected}；收到的是 ${JSON.stringify(context?.value)}`;
  });
  throw new InputError(`[api-reference] docusaurus.config.ts 中的选项有误：\n${lines.join('\n')}`);
}
