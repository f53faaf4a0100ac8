/**
 * Lets Escape put an explanation away that covers text, until the pointer and the focus have left the term (WCAG 1.4.13).
 * Inline and without React: the explanations themselves are style alone and show before any script has come.
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
