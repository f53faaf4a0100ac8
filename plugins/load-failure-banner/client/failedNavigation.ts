import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import nprogress from 'nprogress';

/** Named by navigationLoader.cjs. */
const FAILED_EVENT = 'navigation-failed';
const MESSAGE_ID = 'failed-navigation';
const TIMEOUT_MS = 8_000;

const clear = () => document.getElementById(MESSAGE_ID)?.remove();

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button button--secondary button--sm';
  element.style.marginInlineStart = '8px';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

function showMessage(): void {
  clear();
  // The theme's bar waits for the page that did not come.
  nprogress.done();
  const message = document.createElement('div');
  message.id = MESSAGE_ID;
  message.setAttribute('role', 'alert');
  message.className = 'alert alert--warning';
  // In view wherever the reader is on the page.
  message.style.cssText = 'position:fixed;inset:auto 16px 16px;z-index:300';
  message.append(
    '连不上网络，要打开的页面没有加载出来；这里还是刚才那一页，可以接着读。',
    button('重试', () => location.reload()),
    button('关闭', clear),
  );
  document.body.append(message);
}

/** A reload helps where the server answers: the site was renewed. The offline copy answers always. */
async function canReload(): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  try {
    await fetch(location.href, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS)});
    return true;
  } catch {
    return false;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener(FAILED_EVENT, async () => {
    if (await canReload()) location.reload();
    else showMessage();
  });
}

/** What was said of one page is not true of the next. */
export const onRouteDidUpdate = clear;
