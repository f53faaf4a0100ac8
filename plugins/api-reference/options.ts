import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';
import {checkInput} from '../../lib/input/readInput';
import {type LoadApi, loadApiOnce} from '../../lib/openapi/loadApi';

const text = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);

// Paths are relative to the site.
const SCHEMA = z.strictObject(
  {
    /** Docusaurus' own: name of this instance of the plugin. */
    id: z.string('文字').default('default'),
    /** Label of the version whose API this is; without it, of the version at the root of the site. */
    version: text(/^\d+\.\d+$/, '加引号的版本，例如 "1.5"').optional(),
    /** OpenAPI 3.1 description: structure only. */
    description: text(/^[^/\\].*\.ya?ml$/, '相对于站点目录的 .yaml 文件路径').default('api/openapi.yaml'),
    /** Folder of the OpenAPI Overlays that hold the texts. */
    overlays: text(/^[^/\\]/, '相对于站点目录的文件夹路径').default('api/overlay'),
    /** Folder of the overlays that several versions have in common; none without it. */
    shared: text(/^[^/\\]/, '相对于站点目录的文件夹路径，或者不写').optional(),
    /** Markdown text of the landing page. */
    landing: text(/^[^/\\].*\.md$/, '相对于站点目录的 .md 文件路径').default('api/landing.md'),
    /** Path of the landing page under the site's base path, without slashes around it. */
    routeBasePath: text(/^[\w.-]+(\/[\w-]+)*$/, '首尾不带 / 的路径，例如 api').default('api'),
    /** Reads a description and its overlays; a function that several plugins share reads them once for all. */
    loadApi: z.custom<LoadApi>((value) => typeof value === 'function', '读描述的函数，或者不写').default(() => loadApiOnce),
  },
  '可以有 version、description、overlays、shared、landing、routeBasePath、loadApi 的对象',
);

/** Options of the plugin after validation; what loads the content needs no id. */
export type PluginOptions = Omit<z.output<typeof SCHEMA>, 'id'> & {id?: string};

/** What a site may write; everything has a default. */
export type Options = z.input<typeof SCHEMA>;

/** The values of options that a site leaves out. */
export const DEFAULT_OPTIONS: PluginOptions = SCHEMA.parse({});

/** Checks the options and fills in the defaults. */
export const validateOptions = ({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions =>
  checkInput(options, SCHEMA, '[api-reference] 插件选项', {advice: '请修改 docusaurus.config.ts 中的选项。'});
