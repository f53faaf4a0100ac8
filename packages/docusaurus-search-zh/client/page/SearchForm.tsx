import texts from '@generated/search-zh/default/texts.json';
import SearchMessage from '@theme/SearchMessage';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import {MAX_QUERY_LENGTH} from '../../shared/contract';
import {ScopeSwitch, scopeOf, VersionSwitch} from '../switches';
import type {SearchVersions} from '../versions';
import {type Address, limitQuery, queryAsked} from './searchAddress';

/** The query that the page was opened with; the router keeps its state in that of the browser. */
const queryOpened = (): string => queryAsked(window.location.search, window.history.state?.state);

/** Searches for form input from before hydration: it is in the fields but not in the state. The rest comes from the address. */
function useEarlyAddress(onChange: (address: Address) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const fieldOf = (selector: string) => form.current?.querySelector<HTMLInputElement>(selector)?.value ?? '';
    const query = fieldOf('[name=q]').trim();
    const scope = scopeOf(fieldOf('[name=scope]:checked'));
    const version = asked.get('version') ?? '';
    if (query || scope) onChange({query: query || queryOpened(), scope: scope || scopeOf(asked.get('scope')), version});
  }, []);
  return form;
}

type Props = Pick<SearchVersions, 'versions' | 'known'> & {
  address: Address;
  version: SearchVersions['reader'];
  onChange: (address: Address) => void;
};

/** Field and scope switch of the results page. Text that is still being composed is not searched. */
export default function SearchForm({address, versions, version, known, onChange}: Props): ReactNode {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState(address.query);
  const composing = useRef(false);
  useEffect(() => setText((current) => (current.trim() === address.query ? current : address.query)), [address.query]);
  useEffect(() => {
    const isAsked = queryOpened() !== '';
    // If the reader is in a field or menu (of this page, the navbar or the dialog), it keeps the focus.
    if (!isAsked && !document.activeElement?.matches('input,select,textarea,summary')) field?.focus({preventScroll: true});
  }, [field]);
  const form = useEarlyAddress(onChange);
  const ask = (query: string) => onChange({...address, query: limitQuery(query)});
  return (
    <search>
      <form ref={form} className="search-zh-form" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={setField}
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          value={text}
          onChange={({target}) => {
            setText(target.value);
            if (!composing.current) ask(target.value);
          }}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={({currentTarget}) => {
            composing.current = false;
            ask(currentTarget.value);
          }}
        />
        <ScopeSwitch scope={address.scope} onChange={(scope) => onChange({...address, scope})} />
        <VersionSwitch versions={versions} version={version} known={known} onChange={(label) => onChange({...address, version: label})} />
      </form>
      <SearchMessage query={address.query} field={field} />
    </search>
  );
}
