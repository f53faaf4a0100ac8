import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';
import {checkInput} from '../../lib/input/readInput';
import {type LoadApi, loadApiOnce} from '../../lib/openapi/loadApi';

const text = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);

// Paths are relative to the site.
const SCHEMA = z.strictObject(
  {
    /** Plugin instance id, from Docusaurus. */
    id: z.string('文字').default('default'),
    /** Label of the version of this API; defaults to the version at the root of the site. */
    version: text(/^\d+\.\d+$/, '加引号的版本，例如 "1.5"').optional(),
    /** OpenAPI 3.1 description: structure only. */
    description: text(/^[^/\\].*\.ya?ml$/, '相对于站点目录的 .yaml 文件路径').default('api/openapi.yaml'),
    /** Folder of the OpenAPI Overlays that hold the texts. */
    overlays: text(/^[^/\\]/, '相对于站点目录的文件夹路径').default('api/overlay'),
    /** Folder of overlays that several versions share; optional. */
    shared: text(/^[^/\\]/, '相对于站点目录的文件夹路径，或者不写').optional(),
    /** Markdown text of the landing page. */
    landing: text(/^[^/\\].*\.md$/, '相对于站点目录的 .md 文件路径').default('api/landing.md'),
    /** Path of the landing page below the base path of the site, without slashes at the ends. */
    routeBasePath: text(/^[\w.-]+(\/[\w-]+)*$/, '首尾不带 / 的路径，例如 api').default('api'),
    /** Reads a description and its overlays; plugins can share a function that caches the result. */
    loadApi: z.custom<LoadApi>((value) => typeof value === 'function', '读描述的函数，或者不写').default(() => loadApiOnce),
  },
  '可以有 version、description、overlays、shared、landing、routeBasePath、loadApi 的对象',
);

/** Options after validation; loading content does not need the id. */
export type PluginOptions = Omit<z.output<typeof SCHEMA>, 'id'> & {id?: string};

/** Options that a site may set; all have defaults. */
export type Options = z.input<typeof SCHEMA>;

export const DEFAULT_API_OPTIONS: PluginOptions = SCHEMA.parse({});

/** Checks the options and fills in the defaults. */
export const validateOptions = ({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions =>
  checkInput(options, SCHEMA, '[api-reference] 插件选项', {advice: '请修改 docusaurus.config.ts 中的选项。'});
