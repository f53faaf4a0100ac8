import Head from '@docusaurus/Head';
import pageStyles from '@generated/search-zh/default/pageStyles.json';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import NoResults from '../../client/page/NoResults';
import ResultList from '../../client/page/ResultList';
import SearchForm from '../../client/page/SearchForm';
import {type Address, useAddress} from '../../client/page/useAddress';
import {type Results, useResults} from '../../client/page/useResults';
import {useSearchData} from '../../client/useSearchData';

function statusText({status, query, last}: Results): string {
  if (status === 'error') return '';
  if (status === 'stalled') return '正在搜索，网络有点慢……';
  if (status === 'loading') return '正在搜索……';
  return query && last && last.nbHits > 0 ? `“${query}”共有 ${last.nbHits} 条结果` : '';
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div role="alert">
      <p>
        <strong>无法获取结果</strong>
      </p>
      <p>你可能需要检查网络连接。</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        重试
      </button>
    </div>
  );
}

type ContentProps = {address: Address; onChange: (address: Address) => void};

/** What stands on the page; inside the layout, which knows the docs version that the reader prefers. */
function SearchContent({address, onChange}: ContentProps): ReactNode {
  const {data} = useSearchData();
  const {results, loadMore, retry} = useResults(address.query, address.scope);
  const {status, hits, last, query} = results;
  const foundNothing = query && last?.nbHits === 0 && status === 'idle';
  return (
    <>
      <SearchForm address={address} onChange={onChange} />
      <p role="status">{statusText(results)}</p>
      {status === 'error' && <Failure onRetry={retry} />}
      {foundNothing && (
        <NoResults
          query={query}
          result={last}
          missingResultsUrl={data.missingResultsUrl}
          onSearch={(suggestion) => onChange({...address, query: suggestion})}
        />
      )}
      <ResultList hits={hits} />
      {last && last.page + 1 < last.nbPages && (
        <button type="button" className="button button--secondary" disabled={status !== 'idle'} onClick={loadMore}>
          加载更多
        </button>
      )}
      {/* Not while the first results are on their way: they would push it down. */}
      {address.query && (last || status === 'error') && (
        <p>
          <a href={data.upstreamSearch + encodeURIComponent(address.query)}>在英文文档中搜索“{address.query}”</a>（需要国际网络）
        </p>
      )}
    </>
  );
}

/** The page of all results of a query; its address can be kept and passed on. */
export default function SearchPage(): ReactNode {
  const [address, setAddress] = useAddress();
  const title = address.query ? `“${address.query}”的搜索结果` : '搜索文档';
  return (
    <Layout title={title} description="在 Langflow 中文文档里搜索（search）。">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg search-zh-page" data-needs-app="">
        {/* Docusaurus writes no styles of the head into the file: the page would be without them until React runs. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of this plugin's own style sheet */}
        <style dangerouslySetInnerHTML={{__html: pageStyles}} />
        <h1>{title}</h1>
        <SearchContent address={address} onChange={setAddress} />
      </main>
    </Layout>
  );
}
