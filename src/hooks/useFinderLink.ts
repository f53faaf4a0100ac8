import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {MouseEvent} from 'react';
import {finderState} from '../askFinder';

/** Whether a click opens the link elsewhere, such as in a new tab. */
const opensElsewhere = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Makes the props of links to the error finder that hand over a text. A new tab gets no text: it could only travel by the address.
 *
 * @param onLeave called when the reader follows a link
 */
export function useFinderLink(onLeave?: () => void): (text: string) => {to: string; onClick: (event: MouseEvent) => void} {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const to = `${baseUrl}errors`;
  return (text) => ({
    to,
    onClick(event) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onLeave?.();
      history.push(to, finderState(text));
    },
  });
}
