/** Text that a button copies: the code that stands beside its box. Short, since it is in every page. */
export const textAround = ({parentElement}: HTMLElement): string =>
  parentElement?.parentElement?.querySelector('pre,code')?.textContent ?? '';
