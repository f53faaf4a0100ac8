/**
 * Inline, so that it runs before anything else. A script or style sheet that fails to load means either a wrong base URL, which the page
 * can detect from its own path, or a broken connection.
 */

/** Base path with which the site was built. */
declare const BASE_URL: string;

const BANNER_ID = 'load-failure-banner';

function suggestedBaseUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const own = canonical ? new URL(canonical.href).pathname : BASE_URL;
  const route = own.slice(BASE_URL.length - 1);
  const path = location.pathname.replace(/(?:index)?\.html$/, '');
  if (route === '/' || route === '') return path.replace(/\/?$/, '/');
  return path.slice(-route.length) === route ? `${path.slice(0, -route.length)}/` : BASE_URL;
}

function showBanner(): void {
  if (document.getElementById(BANNER_ID)) return;
  const suggested = suggestedBaseUrl();
  const banner = document.createElement('div');
  banner.id = BANNER_ID;
  banner.setAttribute('role', 'alert');
  // Inline styles, because the style sheet may have failed to load.
  banner.style.cssText =
    'font-family:var(--ifm-font-family-base,system-ui,sans-serif);margin:16px;padding:12px 16px;border:2px solid #b8342a;border-radius:8px;background:#fbeeea;color:#1d2126';
  banner.textContent =
    suggested === BASE_URL
      ? '页面的脚本或样式没有加载成功，有些功能用不了。请检查网络后刷新页面。'
      : `站点没有正确加载，多半是站点的基础路径（BASE_URL）配置有误。当前配置是 ${BASE_URL}，建议改成 ${suggested} 后重新构建。`;
  document.body.prepend(banner);
}

addEventListener(
  'error',
  (event) => {
    // After hydration, the application reports load failures itself.
    if (document.documentElement.getAttribute('data-has-hydrated') === 'true') return;
    const target = event.target as Element | Window | null;
    if (!(target instanceof HTMLScriptElement) && !(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return;
    // Optional files, such as analytics that a reader blocks.
    if (target.hasAttribute('data-optional')) return;
    if (document.body) showBanner();
    else addEventListener('DOMContentLoaded', showBanner);
  },
  true,
);
