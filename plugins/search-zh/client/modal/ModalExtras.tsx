import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import type {SearchResult} from '../../shared/contract';
import type {SearchScope} from '../../types';
import {SCOPE_CHOICES} from '../scopes';
import {keepRolesRepaired} from './repairRoles';
import {TRANSLATIONS} from './translations';
import {typeInto} from './typeInto';

const field = () => document.querySelector<HTMLInputElement>('.DocSearch-Input');

/** Follows an element that the modal puts up and takes away, and gives a place at its end or after it. */
function usePlace(selector: string, position: 'beforeend' | 'afterend'): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    let owner: Element | null = null;
    const follow = () => {
      const found = document.querySelector(selector);
      if (found === owner) return;
      owner = found;
      const added = found ? document.createElement('div') : null;
      if (added) found?.insertAdjacentElement(position, added);
      setPlace(added);
    };
    const observer = new MutationObserver(follow);
    observer.observe(document.body, {childList: true, subtree: true});
    follow();
    return () => observer.disconnect();
  }, [selector, position]);
  return place;
}

type ScopeProps = {scope: SearchScope | ''; onChange: (scope: SearchScope | '') => void};

function ScopeSwitch({scope, onChange}: ScopeProps): ReactNode {
  return (
    <fieldset className="search-zh-scopes">
      <legend>搜索范围</legend>
      {SCOPE_CHOICES.map(({value, label}) => (
        <label key={value}>
          <input type="radio" name="search-scope" checked={scope === value} onChange={() => onChange(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type InsteadProps = {result: SearchResult | null; upstreamUrl: string; onClose: () => void};

function Instead({result, upstreamUrl, onClose}: InsteadProps): ReactNode {
  const {suggestions = [], nearest = []} = result ?? {};
  return (
    <div className="search-zh-instead">
      {suggestions.length > 0 && (
        <>
          <p>试试搜索：</p>
          <ul>
            {suggestions.map((query) => (
              <li key={query}>
                <button type="button" className="DocSearch-Prefill" onClick={() => typeInto(field() as HTMLInputElement, query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {nearest.length > 0 && (
        <>
          <p>相近的页面：</p>
          <ul>
            {nearest.map(({title, url}) => (
              <li key={url}>
                <Link to={url} onClick={onClose}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={upstreamUrl} target="_blank" rel="noopener noreferrer">
          在英文文档中搜索
        </a>
        （需要国际网络）
      </p>
    </div>
  );
}

function Failure(): ReactNode {
  const retry = () => {
    const input = field();
    if (input) typeInto(input, input.value);
  };
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">{TRANSLATIONS.errorScreen?.titleText}</p>
      <p className="DocSearch-Help">{TRANSLATIONS.errorScreen?.helpText}</p>
      <button type="button" className="DocSearch-Prefill" onClick={retry}>
        重试
      </button>
    </div>
  );
}

type Props = ScopeProps & InsteadProps & {hasFailed: boolean};

/** What the modal has no room for by itself: the scope switch, a lasting error screen, and help when nothing is found. */
export default function ModalExtras({scope, onChange, hasFailed, ...instead}: Props): ReactNode {
  const below = usePlace('.DocSearch-SearchBar', 'afterend');
  const nothing = usePlace('.DocSearch-NoResults', 'beforeend');
  useEffect(keepRolesRepaired, []);
  const choose = (chosen: SearchScope | '') => {
    onChange(chosen);
    const input = field();
    if (input?.value) typeInto(input, input.value);
  };
  return (
    <>
      {below &&
        createPortal(
          <>
            <ScopeSwitch scope={scope} onChange={choose} />
            {hasFailed && <Failure />}
          </>,
          below,
        )}
      {nothing && createPortal(<Instead {...instead} />, nothing)}
    </>
  );
}
