import Link from '@docusaurus/Link';
import modalStyles from '@generated/search-zh/default/modalStyles.json';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {maskSecrets} from '../../../../lib/text/maskSecrets';
import {useVersionsData} from '../../../../src/versions/useVersions';
import type {SearchScope} from '../../types';
import MessageAnswer from '../results/MessageAnswer';
import {Failure, NoResults, StartHelp, Waiting} from '../results/outcomes';
import {ScopeSwitch, VersionSwitch} from '../switches';
import {encodeQuery, useKnownVersion, useReaderVersion, useSearchData} from '../useSearch';
import {Groups, StartScreen} from './lists';
import {type Screen, screenOf} from './sources';
import {useCombobox, useField} from './useCombobox';

export type SearchModalProps = {field: HTMLInputElement; onClose: () => void};

/** Announces the number of results to screen readers, and shows everyone that a search takes long. */
function Status({screen, status}: {screen: Screen; status: 'idle' | 'loading' | 'stalled' | 'error'}): ReactNode {
  const isStalled = status === 'stalled';
  const outcome = screen.name === 'results' ? `有 ${screen.result.nbHits} 条结果` : screen.name === 'nothing' ? '没有找到' : '';
  return (
    <p role="status" className={isStalled ? 'search-zh-stalled' : 'search-zh-heard'}>
      {isStalled ? <Waiting /> : outcome}
    </p>
  );
}

function Keys({provider}: {provider: 'local' | 'algolia'}): ReactNode {
  return (
    <footer className="search-zh-keys">
      {provider === 'algolia' && <a href="https://www.algolia.com/">搜索服务：Algolia</a>}
      <span>
        <kbd>Enter</kbd> 选择
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> 切换
      </span>
      <span>
        <kbd>Esc</kbd> 关闭
      </span>
    </footer>
  );
}

/** Content below the field while the search dialog is open. */
export default function SearchModal({field, onClose}: SearchModalProps): ReactNode {
  const [scope, setScope] = useState<SearchScope | ''>('');
  const {data, baseUrl, reportUrl} = useSearchData();
  const own = useReaderVersion();
  const known = useKnownVersion();
  const [chosen, setChosen] = useState<string>();
  const {versions} = useVersionsData();
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
      {screen.name !== 'start' && <VersionSwitch version={version} known={known} onChange={setChosen} />}
      <Status screen={screen} status={state?.status ?? 'idle'} />
      {/* Scrolling by touch hides the on-screen keyboard. */}
      <div ref={panel} className="search-zh-panel" onTouchMove={() => field.blur()}>
        <MessageAnswer query={query} field={field} onLeave={onClose} />
        {screen.name === 'start' && (
          <>
            <StartScreen groups={screen.groups} autocomplete={autocomplete} stored={stored} field={field} />
            <StartHelp onSearch={search} onLeave={onClose} />
          </>
        )}
        {screen.name === 'failed' && <Failure kind={screen.kind} reportUrl={reportUrl(screen.query)} onRetry={again} onLeave={onClose} />}
        {screen.name === 'results' && (
          <>
            <Groups groups={screen.groups} autocomplete={autocomplete} />
            <p className="search-zh-all">
              <Link to={`${baseUrl}search?${all}`} onClick={onClose}>
                查看全部 {screen.result.nbHits} 条结果
              </Link>
            </p>
          </>
        )}
        {screen.name === 'nothing' && (
          <>
            <NoResults
              query={screen.query}
              result={screen.result}
              reportUrl={reportUrl(screen.query)}
              onSearch={search}
              onLeave={onClose}
            />
            <p className="search-zh-elsewhere">
              <a href={data.upstreamSearch + encodeQuery(screen.query)} target="_blank" rel="noopener noreferrer">
                在官方英文文档中搜索
              </a>
              （需要国际网络）
            </p>
          </>
        )}
      </div>
      <Keys provider={data.provider} />
    </>
  );
}
