import Head from '@docusaurus/Head';
import pageStyles from '@generated/search-zh/default/pageStyles.json';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useVersionsData} from '../../../../src/versions/useVersions';
import {type Results, useAddress, useResults} from '../../client/page/pageState';
import SearchForm from '../../client/page/SearchForm';
import type {Address} from '../../client/page/searchAddress';
import {Failure, NoResults, StartHelp, Waiting} from '../../client/results/outcomes';
import ResultList from '../../client/results/ResultList';
import {encodeQuery, useKnownVersion, useReaderVersion, useSearchData} from '../../client/useSearch';

function Status({status, query, last}: Results): ReactNode {
  if (status === 'stalled') return <Waiting />;
  if (status === 'loading') return '正在搜索……';
  // The query is in the heading.
  return status === 'idle' && query && last && last.nbHits > 0 ? `共有 ${last.nbHits} 条结果` : '';
}

type ContentProps = {address: Address; onChange: (address: Address) => void};

/** Content of the page; inside the layout, which knows the preferred docs version. */
function SearchContent({address, onChange}: ContentProps): ReactNode {
  const {data, reportUrl} = useSearchData();
  const own = useReaderVersion();
  const known = useKnownVersion();
  const {versions} = useVersionsData();
  const version = versions.find(({label}) => label === address.version) ?? own;
  const {results, loadMore, retry} = useResults(address.query, {scope: address.scope, version});
  const {status, failure, hits, last, query} = results;
  const foundNothing = query && last?.nbHits === 0 && status === 'idle';
  return (
    <>
      <SearchForm address={address} version={version} known={known} onChange={onChange} />
      <p role="status">
        <Status {...results} />
      </p>
      {!address.query && <StartHelp onSearch={(sample) => onChange({...address, query: sample})} />}
      {status === 'error' && failure && <Failure kind={failure} reportUrl={reportUrl(address.query)} onRetry={retry} />}
      {foundNothing && (
        <NoResults
          query={query}
          result={last}
          reportUrl={reportUrl(query)}
          onSearch={(suggestion) => onChange({...address, query: suggestion})}
        />
      )}
      <ResultList hits={hits} top="lvl0" as="h2" />
      {last && last.page + 1 < last.nbPages && (
        <button type="button" className="button button--secondary" disabled={status !== 'idle'} onClick={loadMore}>
          加载更多
        </button>
      )}
      {/* Not while the first results are loading: they would move it down. */}
      {address.query && (last || status === 'error') && (
        <p>
          <a href={data.upstreamSearch + encodeQuery(address.query)}>在官方英文文档中搜索“{address.query}”</a>（需要国际网络）
        </p>
      )}
    </>
  );
}

/** Results page; its address can be saved and shared. */
export default function SearchPage(): ReactNode {
  const [address, setAddress] = useAddress();
  const title = address.query ? `“${address.query}”的搜索结果` : '搜索文档';
  return (
    <Layout title={title} description="在 Langflow 中文文档里搜索（search）。">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg search-zh-page" data-needs-app="">
        {/* Docusaurus does not write `<style>` elements of the head into the HTML: the page would be unstyled until hydration. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of this plugin's own style sheet */}
        <style dangerouslySetInnerHTML={{__html: pageStyles}} />
        <h1>
          {address.query && <span className="search-zh-quote">“</span>}
          {address.query ? title.slice(1) : title}
        </h1>
        <SearchContent address={address} onChange={setAddress} />
      </main>
    </Layout>
  );
}
