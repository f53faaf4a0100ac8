import texts from '@generated/search-zh/default/pageTexts.json';
import {type ReactNode, useEffect, useState} from 'react';
import {openSearch} from '../../client/openSearch';
import styles from './styles.module.css';

/** Smaller movements, as of a resting finger, change nothing. In pixels. */
const LEAST_MOVE = 5;
/** Distance from the start and from the end of the page where the button is always shown, in pixels. */
const EDGE = 64;

/** Whether the reader scrolls down, as the navbar finds out: then both leave the room to the text. False at the start and end of a page. */
function useScrolledAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const top = window.scrollY;
      const isAtEdge = top < EDGE || top + window.innerHeight > document.documentElement.scrollHeight - EDGE;
      if (Math.abs(top - last) < LEAST_MOVE && !isAtEdge) return;
      setIsAway(!isAtEdge && top > last);
      last = top;
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isAway;
}

/**
 * Round help button at the bottom right that opens the search. Small screens have no margin beside the text: there it stands in a bar of its
 * own, which leaves with the navbar, and beside its words: nobody hovers over a button there.
 */
export default function SearchHelp(): ReactNode {
  const isAway = useScrolledAway();
  return (
    <div className={styles.bar} data-away={isAway}>
      <button type="button" className={styles.help} aria-label={texts.helpLabel} aria-haspopup="dialog" onClick={openSearch}>
        <span aria-hidden="true">?</span>
        <span className={styles.label} aria-hidden="true">
          {texts.help}
        </span>
        <span className={styles.tip} role="tooltip">
          {texts.helpOriginal && <span lang="en">{texts.helpOriginal} </span>}
          {texts.help}
        </span>
      </button>
    </div>
  );
}
