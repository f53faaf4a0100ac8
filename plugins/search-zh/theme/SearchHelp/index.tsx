import type {ReactNode} from 'react';
import {openSearch} from '../../../../src/searchDialog';
import styles from './styles.module.css';
import {useScrolledAway} from './useScrolledAway';

/**
 * Round help button at the bottom right that opens the search. Small screens have no margin beside the text: there it stands in a bar of its
 * own, which leaves with the navbar, and beside its words: nobody hovers over a button there.
 */
export default function SearchHelp(): ReactNode {
  const isAway = useScrolledAway();
  return (
    <div className={styles.bar} data-away={isAway}>
      <button type="button" className={styles.help} aria-label="你好，需要帮忙吗？打开搜索" aria-haspopup="dialog" onClick={openSearch}>
        <span aria-hidden="true">?</span>
        <span className={styles.label} aria-hidden="true">
          你好，需要帮忙吗？
        </span>
        <span className={styles.tip} role="tooltip">
          <span lang="en">Hi, how can I help you?</span> 你好，需要帮忙吗？
        </span>
      </button>
    </div>
  );
}
