import type {InternalAutocompleteSource} from '@algolia/autocomplete-core';
import type {ReactNode} from 'react';
import ResultList from '../results/ResultList';
import type {Group, Item} from './sources';
import type {Combobox} from './useCombobox';

type Props = {groups: readonly Group[]; autocomplete: Combobox; renderActions?: (group: Group) => ReactNode};

/** The lists of the dialog, each under its title, with what can be done about their entries beside them. */
export default function Groups({groups, autocomplete, renderActions}: Props): ReactNode {
  return groups.map((group) => {
    const {items} = group;
    // The library fills in what a source leaves out.
    const source = group.source as unknown as InternalAutocompleteSource<Item>;
    const titleId = `search-${source.sourceId}-title`;
    return (
      <section key={source.sourceId} className={`search-zh-group search-zh-${group.source.list}`}>
        <h2 id={titleId}>{group.source.title}</h2>
        <ResultList
          hits={items}
          top={group.source.list === 'hits' ? 'lvl1' : 'lvl0'}
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
