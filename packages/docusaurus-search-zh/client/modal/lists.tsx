import type {InternalAutocompleteSource} from '@algolia/autocomplete-core';
import texts from '@generated/search-zh/default/texts.json';
import type {ReactNode} from 'react';
import ResultList from '../results/ResultList';
import {type Item, type ResultGroup, toStored} from './sources';
import type {StoredSearches} from './storedSearches';
import type {Combobox} from './useCombobox';

type GroupsProps = {groups: readonly ResultGroup[]; autocomplete: Combobox; renderActions?: (group: ResultGroup) => ReactNode};

/** Lists of the dialog with titles; buttons for their entries are placed next to the lists. */
export function Groups({groups, autocomplete, renderActions}: GroupsProps): ReactNode {
  return groups.map((group) => {
    const {items} = group;
    // The library fills in defaults of a source.
    const source = group.source as unknown as InternalAutocompleteSource<Item>;
    const titleId = `search-${source.sourceId}-title`;
    return (
      <section key={source.sourceId} className={`search-zh-group search-zh-${group.source.list}`}>
        <h2 id={titleId}>{group.source.title}</h2>
        <ResultList
          hits={items}
          withPart={group.source.list !== 'hits'}
          listProps={autocomplete.getListProps({source, 'aria-labelledby': titleId})}
          linkProps={(item) => ({
            ...autocomplete.getItemProps({item, source}),
            tabIndex: -1,
            ...(item.isChild && {className: 'search-zh-child'}),
          })}
        />
        {renderActions?.(group)}
      </section>
    );
  });
}

const STAR = 'M10 2.5l2.3 4.9 5.2.7-3.8 3.7 1 5.3-4.7-2.6-4.7 2.6 1-5.3L2.5 8.1l5.2-.7z';
const CROSS = 'M5 5l10 10M15 5 5 15';

type ActionProps = {title: string; item: Item; icon: string; onPress: () => void};

function Action({title, item, icon, onPress}: ActionProps): ReactNode {
  return (
    <button type="button" title={title} aria-label={`${title}：${item.title.text}`} onClick={onPress}>
      <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}

type StartScreenProps = {groups: readonly ResultGroup[]; autocomplete: Combobox; stored: StoredSearches; field: HTMLInputElement};

/** Recent and favourite searches. Their buttons are next to the lists, because options must not contain buttons. */
export function StartScreen({groups, autocomplete, stored, field}: StartScreenProps): ReactNode {
  if (groups.length === 0) return <p className="search-zh-empty">{texts.noHistory}</p>;
  const change = (act: (hit: ReturnType<typeof toStored>) => void, item: Item) => () => {
    act(toStored(item));
    // The button disappears together with its entry.
    field.focus();
    void autocomplete.refresh();
  };
  const renderActions = ({items, source: {list}}: ResultGroup) => (
    <ul className="search-zh-actions">
      {items.map((item) => (
        <li key={item.id}>
          {list === 'recent' && <Action title={texts.promote} item={item} icon={STAR} onPress={change(stored.promote, item)} />}
          <Action
            title={list === 'recent' ? texts.forgetRecent : texts.forgetFavorite}
            item={item}
            icon={CROSS}
            onPress={change(stored.forget, item)}
          />
        </li>
      ))}
    </ul>
  );
  return <Groups groups={groups} autocomplete={autocomplete} renderActions={renderActions} />;
}
