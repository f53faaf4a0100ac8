import Original from '@theme-original/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';

/** Jumps to the top where the reader wants no motion: the original eases the way, whatever the setting. */
export function jumpToTop(event: Pick<MouseEvent, 'stopPropagation'>): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.stopPropagation();
  scrollTo({top: 0, behavior: 'auto'});
}

/** Button that leads back to the top of the page. */
export default function BackToTopButton(): ReactNode {
  return (
    <div style={{display: 'contents'}} onClickCapture={jumpToTop}>
      <Original />
    </div>
  );
}
