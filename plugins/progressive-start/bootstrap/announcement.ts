import {ANNOUNCEMENT_HIDDEN, ANNOUNCEMENT_ID} from './storedChoices';

/** Puts the announcement away under the names that the theme uses: the reader may leave before it runs. */
export function closeAnnouncement(button: HTMLElement): void {
  const id = button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement ?? '';
  document.documentElement.setAttribute(ANNOUNCEMENT_HIDDEN, 'true');
  try {
    localStorage.setItem(ANNOUNCEMENT_ID, id);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  } catch {
    // Without storage it stays away from this page, once the press is replayed.
  }
}
