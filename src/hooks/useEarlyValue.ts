import {type RefObject, useEffect, useRef} from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Gives a component the value that its field already has when it mounts. Readers may type or choose before hydration, or the browser may
 * restore a value: hydration keeps it in the field, but the state does not have it and would reset it.
 *
 * @param onValue called once with the value; not called if the field is empty
 */
export function useEarlyValue<Element extends Field>(onValue: (value: string) => void): RefObject<Element | null> {
  const field = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    if (field.current?.value) onValue(field.current.value);
  }, []);
  return field;
}
