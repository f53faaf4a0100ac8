import type {ClientModule} from '@docusaurus/types';
import {hasRefusalSignal} from './refusalSignal';

/** Pause after which a query counts that changes while the reader types, in milliseconds. */
const TYPING_MS = 500;
/** The title of a page is set a frame after its route, in milliseconds. */
const TITLE_MS = 100;

/** Without storage, readers would be asked on every page. */
function canStore(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

let consent: Promise<typeof import('./consent')> | undefined;
let typing: ReturnType<typeof setTimeout> | undefined;

/** Starts the consent dialog after hydration, and counts each change of path, query or hash from then on. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (hasRefusalSignal() || !canStore()) return;
  if (!previousLocation) {
    consent = import('./consent');
    // Without this code there is no consent, and nothing is counted.
    consent.then(({startConsent}) => startConsent()).catch(() => undefined);
    return;
  }
  const [from, to] = [previousLocation, location].map(({pathname, search, hash}) => ({rest: pathname + hash, search}));
  if (!from || !to || (from.rest === to.rest && from.search === to.search)) return;
  const view = {
    href: window.location.href,
    referrer: new URL(previousLocation.pathname + previousLocation.search, window.location.href).href,
  };
  const report = () => void consent?.then(({countView}) => countView(view)).catch(() => undefined);
  clearTimeout(typing);
  if (from.rest === to.rest) typing = setTimeout(report, TYPING_MS);
  else setTimeout(report, TITLE_MS);
};
