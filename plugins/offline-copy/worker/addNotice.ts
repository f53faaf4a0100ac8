import {NOTICE_STYLE, OFFLINE_ROUTE} from '../shared/places';

/** Puts a line above a page, outside of what React hydrates; it needs no script. */
export async function addNotice(page: Response, root: string, text: string): Promise<Response> {
  const basePath = new URL(root).pathname;
  const notice =
    `<link rel="stylesheet" href="${basePath}${NOTICE_STYLE}">` +
    `<aside class="offline-notice" aria-label="离线副本">${text} <a href="${basePath}${OFFLINE_ROUTE}">离线阅读</a></aside>`;
  const html = (await page.text()).replace(/<body\b[^>]*>/, (body) => body + notice);
  return new Response(html, {status: page.status, headers: page.headers});
}
