import type {SiteVersion} from '../../../src/versions/types';

/** Says which version is searched, if that is another than the reader's, or for an unknown reader another than the default. */
export function versionNote(
  version: Pick<SiteVersion, 'label' | 'base'> | undefined,
  known: Pick<SiteVersion, 'label'> | undefined,
): string {
  if (!version || version.label === known?.label || !(known || version.base)) return '';
  return `下面是 Langflow ${version.label} 的页面${known ? `，不是你在读的 ${known.label}` : ''}`;
}
