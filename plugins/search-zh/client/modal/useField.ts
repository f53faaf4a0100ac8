import type {AutocompleteState} from '@algolia/autocomplete-core';
import {useCallback, useEffect, useLayoutEffect} from 'react';
import type {Item, Screen} from './sources';
import type {Combobox} from './useCombobox';

const KEYS = ['ArrowUp', 'ArrowDown', 'Enter'];
/** Safari ends the composition before it passes on the key that did it, under this code. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Makes the dialog's field, which is there before this code is, the field of the combobox. */
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
    // The value is gone once the event has passed.
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
    // Nothing but what moves the choice and takes it, and only where there is one: Enter would end the search that is under way.
    if (!hasItems) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (KEYS.includes(event.key) && event.keyCode !== TAKEN_BY_INPUT_METHOD)
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
