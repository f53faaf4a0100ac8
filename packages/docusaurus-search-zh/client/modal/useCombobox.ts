import {type AutocompleteState, createAutocomplete} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import settings from '@generated/search-zh/default/settings.json';
import texts from '@generated/search-zh/default/texts.json';
import {type MouseEvent as ReactMouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {failureKindOf} from '../../shared/contract';
import {STALLED_MS, useAsk, type Within} from '../useSearch';
import {answerSources, type Item, type QueryAnswer, type Screen, type Source, startSources, toStored} from './sources';
import {openStoredSearches} from './storedSearches';

const WORDS = 10;
const WORDS_ON_NARROW_SCREENS = 5;
const LIST_KEYS = ['ArrowUp', 'ArrowDown', 'Enter'];
/** Safari ends the composition before it sends the key event, which has this code. */
const TAKEN_BY_INPUT_METHOD = 229;

type Options = {field: HTMLInputElement; within: Within; onClose: () => void};

const opensElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent | ReactMouseEvent) => ctrlKey || metaKey || shiftKey || altKey;

/** Returns a function that always searches within the current limits. A failure is also returned as an answer. */
function useAnswer(within: Within) {
  const {ask, prepare} = useAsk(within);
  useEffect(prepare, [prepare]);
  return async (query: string): Promise<QueryAnswer> => {
    const words = matchMedia('(max-width: 768px)').matches ? WORDS_ON_NARROW_SCREENS : WORDS;
    try {
      return {query, outcome: await ask({text: query, words})};
    } catch (error) {
      return {query, outcome: failureKindOf(error)};
    }
  };
}

/** The combobox of the dialog: its state, its lists, and the props of its parts. */
export function useCombobox({field, within, onClose}: Options) {
  const history = useHistory();
  const answer = useAnswer(within);
  const latest = useRef({answer, onClose, history});
  latest.current = {answer, onClose, history};
  const [stored] = useState(() => openStoredSearches(settings.storageName));
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
        asked.trim() ? answerSources(await latest.current.answer(asked), onSelect) : startSources({stored, texts, onSelect}),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope or version asks the same once more
  useEffect(() => {
    // There was no listener for text typed since the first render.
    autocomplete.setQuery(field.value);
    void autocomplete.refresh();
  }, [autocomplete, field, within.scope, within.version]);
  return {autocomplete, state, stored};
}

export type Combobox = ReturnType<typeof useCombobox>['autocomplete'];

/** Connects the existing field of the dialog to the combobox. */
export function useField(field: HTMLInputElement, autocomplete: Combobox, state: AutocompleteState<Item> | null, screen: Screen) {
  const search = useCallback(
    (query: string) => {
      field.value = query;
      field.focus();
      autocomplete.setQuery(query);
      void autocomplete.refresh();
    },
    [field, autocomplete],
  );
  useEffect(() => {
    const props = () => autocomplete.getInputProps({inputElement: field});
    const listeners = {
      input: (event: Event) => props().onChange(event),
      compositionend: (event: Event) => props().onCompositionEnd(event),
    };
    // The value is empty only after the event.
    const onReset = () => setTimeout(search, 0, '');
    for (const [type, listener] of Object.entries(listeners)) field.addEventListener(type, listener);
    field.form?.addEventListener('reset', onReset);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) field.removeEventListener(type, listener);
      field.form?.removeEventListener('reset', onReset);
    };
  }, [field, autocomplete, search]);
  const hasItems = 'groups' in screen && screen.groups.length > 0;
  useEffect(() => {
    // Only keys that move or accept the selection, and only if there are items: otherwise Enter would stop the running search.
    if (!hasItems) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (LIST_KEYS.includes(event.key) && event.keyCode !== TAKEN_BY_INPUT_METHOD)
        autocomplete.getInputProps({inputElement: field}).onKeyDown(event);
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field, autocomplete, hasItems]);
  useLayoutEffect(() => {
    const props = autocomplete.getInputProps({inputElement: field});
    field.setAttribute('aria-expanded', String(hasItems));
    for (const name of ['aria-controls', 'aria-activedescendant'] as const) {
      const value = hasItems && state && props[name];
      if (value) field.setAttribute(name, value);
      else field.removeAttribute(name);
    }
  }, [field, autocomplete, hasItems, state]);
  return search;
}
