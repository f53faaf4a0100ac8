import {NOTICE_STYLE, OFFLINE_ROUTE} from '../shared/places';

/** Puts a line above a page, outside of what React takes over; it needs no script. */
export function addNotice(html: string, basePath: string, text: string): string {
  const notice =
    `<link rel="stylesheet" href="${basePath}${NOTICE_STYLE}">` +
    `<aside class="offline-notice" aria-label="离线副本">${text} <a href="${basePath}${OFFLINE_ROUTE}">离线阅读</a></aside>`;
  return html.replace(/<body\b[^>]*>/, (body) => body + notice);
}
