import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect} from 'react';
import {closeOnBack, setRouter} from './closeOnBack';

/**
 * The Back button closes an open dialog and stays on the page, as it closes the menu on phones. The search dialog, which every page has, uses
 * it, so that the pictures know the router, too.
 */
export function useBackToClose(dialog: RefObject<HTMLDialogElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const {current} = dialog;
    if (!current) return undefined;
    setRouter(history);
    let release: (() => void) | undefined;
    const follow = () => {
      if (current.open) release ??= closeOnBack(() => current.close());
      else {
        release?.();
        release = undefined;
      }
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(current, {attributeFilter: ['open']});
    return () => {
      observer.disconnect();
      release?.();
    };
  }, [dialog, history]);
}
