import {DESKTOP_SIZE, type EngineTab, PHONE_SIZE} from './tab';

/** What is wider than the page: by how many pixels, and the innermost elements that reach furthest. Empty if nothing is. */
function findWideParts(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isCut = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const reaches = [...document.querySelectorAll('main *')]
    .filter((element) => !isCut(element.parentElement))
    .map((element) => ({element, right: Math.round(element.getBoundingClientRect().right + scrollX)}))
    .filter(({right}) => right > clientWidth);
  const inner = reaches.filter(({element}) => !reaches.some((other) => other.element !== element && element.contains(other.element)));
  const told = inner.sort((a, b) => b.right - a.right).slice(0, 3);
  return [
    `${scrollWidth - clientWidth} px wider than ${clientWidth}`,
    ...told.map(({element, right}) => `${right}: ${element.outerHTML.slice(0, 160)}`),
  ];
}

/**
 * Opens a page as a phone shows it, lets React take it over, and widens it to a desktop.
 *
 * @returns what is wrong with it
 */
export async function visitPage(tab: EngineTab, path: string): Promise<string[]> {
  await tab.resize(PHONE_SIZE);
  await tab.open(path);
  const early = await tab.run(findWideParts);
  await tab.hydrate();
  const phone = await tab.run(findWideParts);
  await tab.resize(DESKTOP_SIZE);
  return [...early, ...phone, ...(await tab.run(findWideParts)), ...(await tab.faults())];
}
