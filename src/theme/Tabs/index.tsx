import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef} from 'react';
import styles from './styles.module.css';

/** The tab buttons: arrow keys move the focus, a click or Enter selects. */
function TabList({className}: {className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const list = useRef<HTMLUListElement>(null);
  const chosen = tabValues.findIndex(({value}) => value === selectedValue);

  // A row that is too long scrolls; the first tab is in view without that.
  useEffect(() => {
    const tab = list.current?.children[chosen];
    if (chosen < 1 || !list.current || !(tab instanceof HTMLElement)) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);

  const choose = (event: SyntheticEvent<HTMLElement>, value: string) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(event.currentTarget);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, value: string, index: number) => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key] ?? 0;
    const next = list.current?.children[(index + step + tabValues.length) % tabValues.length];
    if (event.key === 'Enter') choose(event, value);
    else if (step !== 0) (next as HTMLElement | undefined)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the theme's markup, which its styles depend on
    <ul ref={list} role="tablist" aria-orientation="horizontal" className={clsx('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({value, label, attributes}, index) => (
        <li
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          key={value}
          onKeyDown={(event) => onKeyDown(event, value, index)}
          onClick={(event) => choose(event, value)}
          {...attributes}
          className={clsx('tabs__item', styles.tab, attributes?.className as string, selectedValue === value && 'tabs__item--active')}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

/**
 * The theme's tabs (ejected), with two differences. Hydration keeps the elements; the theme replaces them and so loses the focus and
 * presses in progress. And a tab set names its shared choice, so that the reader's earlier choice shows from the first paint.
 */
export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  const values = value.tabValues.map((tab) => tab.value).join(' ');
  const shared = props.groupId && {'data-tab-group': props.groupId, 'data-tab-values': values};
  return (
    <TabsProvider value={value}>
      <div {...shared}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.set)}>
          <TabList className={props.className} />
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </div>
    </TabsProvider>
  );
}
