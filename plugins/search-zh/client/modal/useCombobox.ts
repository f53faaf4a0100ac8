import {type AutocompleteState, createAutocomplete} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import {type MouseEvent as ReactMouseEvent, useEffect, useRef, useState} from 'react';
import {INDEX_NAME, requestFor} from '../results/request';
import {useFacetFilters, type Within} from '../useFacetFilters';
import {useSearchData} from '../useSearchData';
import {indexLabel} from '../useSearchVersion';
import {type Answer, answerSources, type Item, type Source, startSources, toStored} from './sources';
import {openStoredSearches} from './storedSearches';

const STALLED_MS = 300;
const WORDS = 10;
const WORDS_ON_NARROW_SCREENS = 5;
const NOTHING = {hits: [], nbHits: 0, page: 0, nbPages: 0};

type Options = {field: HTMLInputElement; within: Within; onClose: () => void};

const opensElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent | ReactMouseEvent) => ctrlKey || metaKey || shiftKey || altKey;

/** The way to ask at this moment: within the scope, the language and the docs version that hold then. A failure is an answer, too. */
function useAsk(within: Within) {
  const {search, prepare} = useSearchData();
  const facetFilters = useFacetFilters(within);
  const version = indexLabel(within.version);
  useEffect(() => prepare(version), [prepare, version]);
  return async (query: string): Promise<Answer> => {
    const words = matchMedia('(max-width: 768px)').matches ? WORDS_ON_NARROW_SCREENS : WORDS;
    try {
      const {results} = await search({requests: [requestFor({query, words, facetFilters})], ...(version && {version})});
      return {query, outcome: results[0] ?? NOTHING};
    } catch {
      return {query, outcome: 'failed'};
    }
  };
}

/** The combobox of the dialog: its state, what it lists, and what the parts need to be one. */
export function useCombobox({field, within, onClose}: Options) {
  const history = useHistory();
  const ask = useAsk(within);
  const latest = useRef({ask, onClose, history});
  latest.current = {ask, onClose, history};
  const [stored] = useState(() => openStoredSearches(INDEX_NAME));
  const [state, setState] = useState<AutocompleteState<Item> | null>(null);
  const [autocomplete] = useState(() => {
    const onSelect: NonNullable<Source['onSelect']> = ({item, event}) => {
      stored.remember(toStored(item));
      if (!opensElsewhere(event)) latest.current.onClose();
    };
    return createAutocomplete<Item, Event, ReactMouseEvent, KeyboardEvent>({
      id: 'search',
      insights: false,
      stallThreshold: STALLED_MS,
      defaultActiveItemId: 0,
      ignoreCompositionEvents: true,
      openOnFocus: true,
      shouldPanelOpen: () => true,
      initialState: {query: field.value, isOpen: true},
      navigator: {navigate: ({itemUrl}) => latest.current.history.push(itemUrl)},
      onStateChange: (change) => setState(change.state),
      getSources: async ({query: asked}) =>
        asked.trim() ? answerSources(await latest.current.ask(asked), onSelect) : startSources(stored, onSelect),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope or version asks the same once more
  useEffect(() => {
    // Nobody listened to what has been typed since the first rendering.
    autocomplete.setQuery(field.value);
    void autocomplete.refresh();
  }, [autocomplete, field, within.scope, within.version]);
  return {autocomplete, state, stored};
}

export type Combobox = ReturnType<typeof useCombobox>['autocomplete'];
