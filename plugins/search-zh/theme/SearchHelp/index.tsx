import {type ReactNode, useEffect, useState} from 'react';
import {openSearch} from '../../../../src/searchDialog';
import styles from './styles.module.css';

/** Less is the trembling of a finger, or the page bouncing at its end. */
const LEAST_SCROLL_PX = 8;

/** Whether the reader is on the way down the page. */
function useIsReadingOn(): boolean {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    // Where an address leads into the page, its text is what the reader came for.
    setReadingOn(last > 0);
    const compare = () => {
      const {scrollY} = window;
      if (Math.abs(scrollY - last) < LEAST_SCROLL_PX) return;
      setReadingOn(scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', compare, {passive: true});
    return () => window.removeEventListener('scroll', compare);
  }, []);
  return isReadingOn;
}

/** The round help button at the bottom right, which opens the search. On small screens it leaves the text to who reads on. */
export default function SearchHelp(): ReactNode {
  const isReadingOn = useIsReadingOn();
  return (
    <button
      type="button"
      className={styles.help}
      data-away={isReadingOn}
      aria-label="你好，需要帮忙吗？打开搜索"
      aria-haspopup="dialog"
      onClick={openSearch}
    >
      <span aria-hidden="true">?</span>
      <span className={styles.tip} role="tooltip">
        <span lang="en">Hi, how can I help you?</span> 你好，需要帮忙吗？
      </span>
    </button>
  );
}
