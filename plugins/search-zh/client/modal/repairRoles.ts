const NOT_OF_A_DIALOG = ['aria-expanded', 'aria-haspopup', 'aria-labelledby'];

function repair(modal: Element): void {
  modal.setAttribute('role', 'dialog');
  modal.setAttribute('aria-modal', 'true');
  modal.setAttribute('aria-label', '搜索');
  for (const name of NOT_OF_A_DIALOG) modal.removeAttribute(name);
  for (const part of modal.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) part.setAttribute('role', 'presentation');
  const ids = modal.querySelector('.DocSearch-Input')?.getAttribute('aria-controls')?.split(' ') ?? [];
  const lists = modal.querySelectorAll('.DocSearch-Hits > ul');
  lists.forEach((list, i) => {
    // Groups without results have an id too, but no list: the input must name lists that are there.
    const id = ids[ids.length - lists.length + i];
    if (id && list.id !== id) list.id = id;
  });
}

/**
 * Gives the modal the roles that it has for those who hear it: the library calls it a button around everything, and
 * has its field name lists by ids that they do not have.
 *
 * @returns what ends the repairs
 */
export function keepRolesRepaired(): () => void {
  const modal = document.querySelector('.DocSearch-Container');
  if (!modal) return () => undefined;
  repair(modal);
  const observer = new MutationObserver(() => repair(modal));
  observer.observe(modal, {childList: true, subtree: true});
  return () => observer.disconnect();
}
