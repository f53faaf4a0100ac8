import Head from '@docusaurus/Head';
import pageStyles from '@generated/search-zh/default/pageStyles.json';
import texts from '@generated/search-zh/default/texts.json';
import Layout from '@theme/Layout';
import SearchStart from '@theme/SearchStart';
import useSearchVersions from '@theme/SearchVersions';
import type {ReactNode} from 'react';
import {fillText} from '../../client/fillText';
import {type Results, useAddress, useResults} from '../../client/page/pageState';
import SearchForm from '../../client/page/SearchForm';
import type {Address} from '../../client/page/searchAddress';
import {listHits} from '../../client/results/hits';
import {Failure, NoResults, Waiting} from '../../client/results/outcomes';
import ResultList from '../../client/results/ResultList';
import {useSearchData} from '../../client/useSearch';

function Status({status, query, last}: Results): ReactNode {
  if (status === 'stalled') return <Waiting />;
  if (status === 'loading') return texts.searching;
  // The query is in the heading.
  return status === 'idle' && query && last && last.count > 0 ? fillText(texts.count, {count: last.count}) : '';
}

type ContentProps = {address: Address; onChange: (address: Address) => void};

/** Content of the page; inside the layout, which knows the preferred docs version. */
function SearchContent({address, onChange}: ContentProps): ReactNode {
  const {reportUrl, elsewhereFor} = useSearchData();
  const {versions, reader: own, known} = useSearchVersions();
  const version = versions.find(({label}) => label === address.version) ?? own;
  const {results, loadMore, retry} = useResults(address.query, {scope: address.scope, version});
  const {status, failure, pages, last, query} = results;
  const foundNothing = query && last?.count === 0 && status === 'idle';
  return (
    <>
      <SearchForm address={address} versions={versions} version={version} known={known} onChange={onChange} />
      <p role="status">
        <Status {...results} />
      </p>
      {!address.query && <SearchStart onSearch={(sample) => onChange({...address, query: sample})} />}
      {status === 'error' && failure && <Failure kind={failure} reportUrl={reportUrl(address.query)} onRetry={retry} />}
      {foundNothing && (
        <NoResults
          query={query}
          answer={last}
          reportUrl={reportUrl(query)}
          onSearch={(suggestion) => onChange({...address, query: suggestion})}
        />
      )}
      <ResultList hits={listHits(pages)} withPart as="h2" />
      {last && last.page + 1 < last.pageCount && (
        <button type="button" className="button button--secondary" disabled={status !== 'idle'} onClick={loadMore}>
          {texts.more}
        </button>
      )}
      {/* Not while the first results are loading: they would move it down. */}
      {address.query && (last || status === 'error') && elsewhereFor(address.query) && (
        <p>
          <a href={elsewhereFor(address.query)}>{fillText(texts.elsewhereFor, {query: address.query})}</a>
          {texts.elsewhereNote}
        </p>
      )}
    </>
  );
}

/** Results page; its address can be saved and shared. */
export default function SearchPage(): ReactNode {
  const [address, setAddress] = useAddress();
  const title = address.query ? fillText(texts.resultsFor, {query: address.query}) : texts.searchDocs;
  return (
    <Layout title={title} description={texts.pageDescription}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg search-zh-page" data-needs-app="">
        {/* Docusaurus does not write `<style>` elements of the head into the HTML: the page would be unstyled until hydration. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of this plugin's own style sheet */}
        <style dangerouslySetInnerHTML={{__html: pageStyles}} />
        <h1>
          {title.startsWith('“') && <span className="search-zh-quote">“</span>}
          {title.startsWith('“') ? title.slice(1) : title}
        </h1>
        <SearchContent address={address} onChange={setAddress} />
      </main>
    </Layout>
  );
}
