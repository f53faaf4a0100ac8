/**
 * Escape closes an explanation that covers text, until pointer and focus have left the term (WCAG 1.4.13). Inline and without React:
 * explanations are pure CSS and show before any script has loaded.
 */
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const term of document.querySelectorAll<HTMLElement>('.term:is(:hover,:focus)')) {
    const restore = () => {
      if (!term.matches(':hover,:focus')) delete term.dataset.shut;
    };
    term.dataset.shut = '';
    term.onblur = term.onmouseleave = restore;
  }
});
