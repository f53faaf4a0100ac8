import {ROUTE_EVENT} from '../routeEvent';
import {cleanAddress, cleanReferrer} from './cleanAddress';
import type {PageView} from './types';

/** Long enough for the title of the new page to be set, and for a pause while the reader types on the search page. */
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
 * Reports each change of path, query or hash once, whether by page load, React navigation, or a jump on the page.
 *
 * @returns A function that reports the current page.
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
