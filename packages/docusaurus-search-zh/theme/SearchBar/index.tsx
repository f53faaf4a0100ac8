import texts from '@generated/search-zh/default/pageTexts.json';
import {type ReactNode, useEffect, useState} from 'react';
import {openSearch} from '../../client/openSearch';
import SearchDialog from '../../client/SearchDialog';
import styles from './styles.module.css';

/** Search button of the navbar. Its code is loaded on first use. */
export default function SearchBar(): ReactNode {
  const [modifier, setModifier] = useState('Ctrl');
  useEffect(() => {
    if (/Mac|iP/.test(navigator.platform)) setModifier('⌘');
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={texts.searchDocs}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={openSearch}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />
        </svg>
        <span>{texts.search}</span>
        <small>{modifier} K</small>
      </button>
      <noscript>{texts.needsScript}</noscript>
      {/* Inside the layout, which knows the docs version of the page. */}
      <SearchDialog />
    </>
  );
}
