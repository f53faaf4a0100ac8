import {ROUTE_EVENT} from '../routeEvent';
import {cleanAddress, cleanReferrer} from './cleanAddress';
import type {PageView} from './types';

/** Long enough for the new page's title to stand, and for a reader who types into the search page to pause. */
const SETTLE_MS = 500;

type Visit = {href: string; referrer: string};

const describeVisit = ({href, referrer}: Visit): PageView => ({
  address: cleanAddress(href, (id) => document.getElementById(id) !== null),
  title: document.title,
  referrer: cleanReferrer(referrer),
});

function differInQueryOnly(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.pathname === b.pathname && a.hash === b.hash;
}

/**
 * Reports each change of path, query or hash once, whether it loads a page, is React's, or a plain jump on the page.
 *
 * @returns Reports the page that is shown now.
 */
export function watchPageViews(report: (view: PageView) => void): () => void {
  let current: Visit = {href: location.href, referrer: document.referrer};
  let pending: Visit | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    const visit = pending;
    pending = undefined;
    if (visit) report(describeVisit(visit));
  };
  const onChange = () => {
    if (location.href === current.href) return;
    const isTyping = differInQueryOnly(location.href, current.href);
    if (!isTyping) flush();
    current = {href: location.href, referrer: pending?.referrer ?? current.href};
    pending = current;
    clearTimeout(timer);
    timer = setTimeout(flush, SETTLE_MS);
  };
  for (const event of [ROUTE_EVENT, 'hashchange', 'popstate']) addEventListener(event, onChange);
  addEventListener('pagehide', flush);

  return () => {
    clearTimeout(timer);
    pending = undefined;
    report(describeVisit(current));
  };
}
