import type {CopyFile, CopyManifest, SiteParts} from '../types';

export const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/**
 * What a copy of some versions of the docs consists of; of a site of one version always all.
 *
 * @param labels the versions; those that the site does not have are left out
 */
export function chooseVersions({common, versions, files, more, redirects, changed}: SiteParts, labels: readonly string[]): CopyManifest {
  const chosen = versions.filter(({label}) => labels.includes(label));
  const parts = [common, ...chosen];
  const isChosen = ({label}: CopyFile) => label === undefined || labels.includes(label);
  return {
    version: parts.map(({version}) => version).join('-'),
    ...(changed !== undefined && {changed}),
    bytes: sumOf(parts.map(({bytes}) => bytes)),
    storage: sumOf(parts.map(({storage}) => storage)),
    pages: sumOf(parts.map(({pages}) => pages)),
    ...(versions.length > 0 && {labels: chosen.map(({label}) => label)}),
    files: [...files, ...more].filter(isChosen),
    redirects,
  };
}

/** The versions that a copy holds; one from before there was a choice holds the first. */
export const labelsOf = ({labels}: Pick<CopyManifest, 'labels'>, {versions}: Pick<SiteParts, 'versions'>): string[] =>
  labels ?? versions.slice(0, 1).map(({label}) => label);
