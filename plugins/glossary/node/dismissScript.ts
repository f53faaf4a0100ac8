/**
 * Lets Escape put an explanation away that covers text, until the pointer and the focus have left the term (WCAG 1.4.13).
 * Inline and without React: the explanations themselves are style alone and show before any script has come.
 */
export const DISMISS_SCRIPT = `addEventListener("keydown",function(e){e.key=="Escape"&&document.querySelectorAll(".term:is(:hover,:focus)").forEach(function(t){function f(){t.matches(":hover,:focus")||delete t.dataset.shut}t.dataset.shut="";t.onblur=t.onmouseleave=f})})`;
