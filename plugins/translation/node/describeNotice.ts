import type {ParseFrontMatter} from '@docusaurus/types';
import type {UpstreamLock} from '../../../lib/content/content';
import type {TranslationFrontMatter} from '../../../lib/content/frontMatterRules';
import {type DocsVersion, versionOfFile} from '../../../lib/content/versions';
import {changesUrl} from '../shared/upstreamLinks';
import {NOTICE_KEY, type TranslationNotice} from '../types';
import {listPageSources, stateOfSource, worstState} from './computeStatus';

/** Content of the banner of a page; undefined if the page is up to date. */
export function describeNotice(translation: TranslationFrontMatter, lock: UpstreamLock): TranslationNotice | undefined {
  const sources = listPageSources(translation).map((source) => ({path: source.source, state: stateOfSource(source, lock)}));
  const state = worstState(sources.map((source) => source.state));
  if (state === 'fresh') return undefined;
  const outdated = sources.filter((source) => source.state === state);
  return {state, sources: outdated.map(({path}) => ({path, href: changesUrl(lock, path)}))};
}

function isTranslation(value: unknown): value is TranslationFrontMatter {
  return typeof value === 'object' && value !== null && 'source' in value && 'blob' in value;
}

/**
 * Front matter parser that adds the notice to outdated pages, so that only their files contain it. Invalid front matter is returned
 * unchanged; the plugin reports it together with other problems.
 */
export function createFrontMatterParser(parts: readonly {version: DocsVersion; upstream: UpstreamLock}[]): ParseFrontMatter {
  const versions = parts.map(({version}) => version);
  return async ({defaultParseFrontMatter, ...params}) => {
    const version = versionOfFile(versions, params.filePath);
    const lock = parts.find((part) => part.version === version)?.upstream;
    const result = await defaultParseFrontMatter(params);
    const {translation} = result.frontMatter;
    const notice = lock && isTranslation(translation) ? describeNotice(translation, lock) : undefined;
    return notice ? {...result, frontMatter: {...result.frontMatter, [NOTICE_KEY]: notice}} : result;
  };
}
