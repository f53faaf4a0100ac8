import type {SearchTexts} from '../texts';
import {fillText} from './fillText';
import type {SearchVersion} from './versions';

/** Says which version is searched, if that is another than the reader's, or for an unknown reader another than the default. */
export function versionNote(
  version: Pick<SearchVersion, 'label' | 'base'> | undefined,
  known: Pick<SearchVersion, 'label'> | undefined,
  {otherVersion, notYours}: Pick<SearchTexts, 'otherVersion' | 'notYours'>,
): string {
  if (!version || version.label === known?.label || !(known || version.base)) return '';
  return fillText(otherVersion, {version: version.label}) + (known ? fillText(notYours, {known: known.label}) : '');
}
