import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import type {RefObject} from 'react';

/** The Back button closes an open dialog and stays on the page, as it closes the menu on phones. */
export function useBackToClose(dialog: RefObject<HTMLDialogElement | null>): void {
  useHistoryPopHandler(() => {
    if (!dialog.current?.open) return undefined;
    dialog.current.close();
    return false;
  });
}
