import {type RefObject, useEffect, useRef} from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tells a component what its field holds already when it mounts. Hydration leaves in the field what was typed or chosen
 * before it (or restored by the browser), but the state knows nothing of it and would set it back.
 *
 * @param onValue takes the value, once; not called where the field is empty
 */
export function useEarlyValue<Element extends Field>(onValue: (value: string) => void): RefObject<Element | null> {
  const field = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    if (field.current?.value) onValue(field.current.value);
  }, []);
  return field;
}
