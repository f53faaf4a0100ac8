import type {ReactNode} from 'react';
import {openSearch} from '../../../../src/searchDialog';
import styles from './styles.module.css';

/** Round help button that opens the search: at the bottom right, or at the end of the page on small screens. */
export default function SearchHelp(): ReactNode {
  return (
    <button type="button" className={styles.help} aria-label="你好，需要帮忙吗？打开搜索" aria-haspopup="dialog" onClick={openSearch}>
      <span aria-hidden="true">?</span>
      <span className={styles.tip} role="tooltip">
        <span lang="en">Hi, how can I help you?</span> 你好，需要帮忙吗？
      </span>
    </button>
  );
}
