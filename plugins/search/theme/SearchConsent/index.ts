import {hasConsent} from '../../../analytics/client/hasConsent';

/** Nothing is reported without the reader's consent. */
export default function mayReportSearches(): boolean {
  return hasConsent('analytics');
}
