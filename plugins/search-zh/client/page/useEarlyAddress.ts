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
    if (!form.current) return;
    const early = new FormData(form.current);
    const asked = new URLSearchParams(window.location.search);
    const query = String(early.get('q') ?? '').trim();
    const scope = scopeOf(String(early.get('scope') ?? ''));
    if (query || scope) onChange({query: query || (asked.get('q') ?? ''), scope: scope || scopeOf(asked.get('scope'))});
  }, []);
  return form;
}
