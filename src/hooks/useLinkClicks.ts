import {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';
import {finderState} from '../askFinder';

/**
 * Makes the handler of clicks for an element whose links are HTML made at build time: internal ones must not load the site anew. The text in
 * `data-asked` of a link is handed over without being part of the address.
 *
 * @param onLeave called before the reader goes to another page
 */
export function useLinkClicks(onLeave?: () => void): (event: MouseEvent<HTMLElement>) => void {
  const history = useHistory();
  return (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.origin !== window.location.origin || link.hasAttribute('download')) return;
    if (link.pathname === window.location.pathname) return;
    event.preventDefault();
    onLeave?.();
    const {asked} = link.dataset;
    history.push(link.pathname + link.search + link.hash, asked === undefined ? undefined : finderState(asked));
  };
}
