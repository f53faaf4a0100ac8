import Link from '@docusaurus/Link';
import modalStyles from '@generated/search-zh/default/modalStyles.json';
import texts from '@generated/search-zh/default/texts.json';
import SearchMessage from '@theme/SearchMessage';
import SearchStart from '@theme/SearchStart';
import useSearchVersions from '@theme/SearchVersions';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {maskSecrets} from '../../shared/maskSecrets';
import type {SearchScope} from '../../types';
import {fillText} from '../fillText';
import {Failure, NoResults, Waiting} from '../results/outcomes';
import {ScopeSwitch, VersionSwitch} from '../switches';
import {useSearchData} from '../useSearch';
import {Groups, StartScreen} from './lists';
import {type Screen, screenOf} from './sources';
import {useCombobox, useField} from './useCombobox';

export type SearchModalProps = {field: HTMLInputElement; onClose: () => void};

/** Announces the number of results to screen readers, and shows everyone that a search takes long. */
function Status({screen, status}: {screen: Screen; status: 'idle' | 'loading' | 'stalled' | 'error'}): ReactNode {
  const isStalled = status === 'stalled';
  const outcome =
    screen.name === 'results'
      ? fillText(texts.countHeard, {count: screen.answer.count})
      : screen.name === 'nothing'
        ? texts.nothingHeard
        : '';
  return (
    <p role="status" className={isStalled ? 'search-zh-stalled' : 'search-zh-heard'}>
      {isStalled ? <Waiting /> : outcome}
    </p>
  );
}

function Keys({provider}: {provider: 'local' | 'algolia'}): ReactNode {
  return (
    <footer className="search-zh-keys">
      {provider === 'algolia' && <a href="https://www.algolia.com/">{texts.hostedBy}</a>}
      <span>
        <kbd>Enter</kbd> {texts.select}
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.move}
      </span>
      <span>
        <kbd>Esc</kbd> {texts.close}
      </span>
    </footer>
  );
}

/** Content below the field while the search dialog is open. */
export default function SearchModal({field, onClose}: SearchModalProps): ReactNode {
  const [scope, setScope] = useState<SearchScope | ''>('');
  const {data, baseUrl, reportUrl, elsewhereFor} = useSearchData();
  const {versions, reader: own, known} = useSearchVersions();
  const [chosen, setChosen] = useState<string>();
  const version = versions.find(({label}) => label === chosen) ?? own;
  const {autocomplete, state, stored} = useCombobox({field, within: {scope, version}, onClose});
  const screen: Screen = state ? screenOf(state) : {name: 'waiting'};
  const search = useField(field, autocomplete, state, screen);
  const panel = useRef<HTMLDivElement>(null);
  const again = () => search(field.value);
  const query = state?.query ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another list
  useEffect(() => void panel.current?.scrollTo(0, 0), [query]);
  // Whoever opens the shared address may come from another version.
  const isOlder = Boolean(version?.base || own?.base);
  const all = new URLSearchParams({q: maskSecrets(query), ...(scope && {scope}), ...(version && isOlder && {version: version.label})});
  return (
    <>
      <style>{modalStyles}</style>
      <ScopeSwitch scope={scope} onChange={setScope} />
      {screen.name !== 'start' && <VersionSwitch versions={versions} version={version} known={known} onChange={setChosen} />}
      <Status screen={screen} status={state?.status ?? 'idle'} />
      {/* Scrolling by touch hides the on-screen keyboard. */}
      <div ref={panel} className="search-zh-panel" onTouchMove={() => field.blur()}>
        <SearchMessage query={query} field={field} onLeave={onClose} />
        {screen.name === 'start' && (
          <>
            <StartScreen groups={screen.groups} autocomplete={autocomplete} stored={stored} field={field} />
            <SearchStart onSearch={search} onLeave={onClose} />
          </>
        )}
        {screen.name === 'failed' && <Failure kind={screen.kind} reportUrl={reportUrl(screen.query)} onRetry={again} onLeave={onClose} />}
        {screen.name === 'results' && (
          <>
            <Groups groups={screen.groups} autocomplete={autocomplete} />
            <p className="search-zh-all">
              <Link to={`${baseUrl}search?${all}`} onClick={onClose}>
                {fillText(texts.all, {count: screen.answer.count})}
              </Link>
            </p>
          </>
        )}
        {screen.name === 'nothing' && (
          <>
            <NoResults
              query={screen.query}
              answer={screen.answer}
              reportUrl={reportUrl(screen.query)}
              onSearch={search}
              onLeave={onClose}
            />
            {elsewhereFor(screen.query) && (
              <p className="search-zh-elsewhere">
                <a href={elsewhereFor(screen.query)} target="_blank" rel="noopener noreferrer">
                  {texts.elsewhere}
                </a>
                {texts.elsewhereNote}
              </p>
            )}
          </>
        )}
      </div>
      <Keys provider={data.provider} />
    </>
  );
}
