import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';
import {checkInput} from '../../lib/input/readInput';
import {type LoadApi, loadApiOnce} from '../../lib/openapi/loadApi';

const SCHEMA = z.strictObject(
  {
    /** Plugin instance id, from Docusaurus. */
    id: z.string('文字').default('default'),
    /** Glob patterns, relative to `docs/`, of pages that only this site has and that have no upstream file. */
    ownPages: z.array(z.string('glob 模式').regex(/\S/, 'glob 模式'), ' glob 模式的列表，相对于 docs/，例如 ["About/**"]').default([]),
    /** Reads an API description; plugins can share a function that caches the result. */
    loadApi: z.custom<LoadApi>((value) => typeof value === 'function', '读 API 描述的函数，或者不写').default(() => loadApiOnce),
  },
  '可以有 ownPages、loadApi 的对象',
);

/** Options of the plugin after validation. */
export type PluginOptions = z.output<typeof SCHEMA>;
export type Options = z.input<typeof SCHEMA>;

/**
 * Fills in the default options.
 *
 * @throws InputError that lists every wrong key with the expected and the received value
 */
export const validateOptions = ({options}: OptionValidationContext<Options, PluginOptions>): PluginOptions =>
  checkInput(options, SCHEMA, '[translation] 插件选项', {advice: '请修改 docusaurus.config.ts 的 contentPlugins。'});
