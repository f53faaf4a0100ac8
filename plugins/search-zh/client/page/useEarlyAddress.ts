import {type RefObject, useEffect, useRef} from 'react';
import {scopeOf} from '../scopes';
import type {Address} from './useAddress';

/**
 * Searches for what was typed and chosen in the form before hydration, which leaves it in the fields but not in the
 * state. What was left alone is as the address says.
 */
export function useEarlyAddress(onChange: (address: Address) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const fieldOf = (selector: string) => form.current?.querySelector<HTMLInputElement>(selector)?.value ?? '';
    const query = fieldOf('[name=q]').trim();
    const scope = scopeOf(fieldOf('[name=scope]:checked'));
    const version = asked.get('version') ?? '';
    if (query || scope) onChange({query: query || (asked.get('q') ?? ''), scope: scope || scopeOf(asked.get('scope')), version});
  }, []);
  return form;
}
