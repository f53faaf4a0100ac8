import {addressOfRoute, originalOfRoute} from '../../../lib/content/address';
import {REPORT_VERSION, type StatusReport, type TranslationStatus} from '../types';

export type ReportContext = {
  /** Origin and base path of the site. */
  url: string;
  baseUrl: string;
  /** Path of the version under the site. */
  base?: string;
  /** Path of the version on the English site. */
  english?: string | undefined;
  /** Origin of the English docs. */
  upstreamDocs: string;
};

/** Converts the status to the content of `translation-status.json`, with full addresses. */
export function buildReport(status: TranslationStatus, {url, baseUrl, base = '', english, upstreamDocs}: ReportContext): StatusReport {
  const pages = status.pages.map((page) => ({
    ...page,
    ...(page.state !== 'missing' && {url: url + baseUrl + addressOfRoute(base, page.route).slice(1)}),
    ...(page.state !== 'orphan' && {english: upstreamDocs + originalOfRoute(english, page.route)}),
  }));
  return {version: REPORT_VERSION, ...status, pages};
}
