import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {Props} from '@theme/TranslationStatusPage';
import type {ReactNode} from 'react';
import {addressOfRoute} from '../../../../lib/content/address';
import FilterableTable from '../../../../src/components/FilterableTable';
import MarkdownAlternate from '../../../../src/components/MarkdownAlternate';
import {useSiteFields} from '../../../../src/siteFields';
import {type PageStatus, STATES, type TranslationStatus} from '../../types';
import PageTable from './PageTable';
import SectionTable from './SectionTable';
import {percentOf, STATE_LABELS} from './stateLabels';
import styles from './styles.module.css';
import VerificationPart from './VerificationPart';

const RECENT = 10;

/** Links to the status pages of the other versions. */
function Versions({versions, current}: Pick<Props, 'versions' | 'current'>): ReactNode {
  if (versions.length < 2) return null;
  return (
    <ul aria-label="各个版本">
      {versions.map(({label, path, written, total}) => (
        <li key={label}>
          {label === current ? <strong>Langflow {label}</strong> : <Link to={path}>Langflow {label}</Link>}：{total} 页里写了 {written} 页
        </li>
      ))}
    </ul>
  );
}

function Overview({status: {upstream, counts, pages}, base}: {status: TranslationStatus; base: string}): ReactNode {
  const commitUrl = `https://github.com/${upstream.repository}/commit/${upstream.commit}`;
  return (
    <>
      <p>
        对照的官方英文文档是 <Link href={`https://github.com/${upstream.repository}`}>{upstream.repository}</Link> 在{' '}
        {upstream.date.slice(0, 10)} 的提交 <Link href={commitUrl}>{upstream.commit.slice(0, 9)}</Link>，描述 Langflow{' '}
        {upstream.langflowVersion}。共 {pages.length} 页，
        {counts.fresh} 页与它一致（{percentOf(counts.fresh, pages.length)}%）。状态在构建时由页面记录的原文版本算出，也有
        <Link to={`pathname://${base}/translation-status.json`}>机器可读的 JSON</Link>。
      </p>
      <ul>
        {STATES.map((state) => (
          <li key={state}>
            <span className={styles[state]}>{STATE_LABELS[state].name}</span>（{counts[state]} 页）：{STATE_LABELS[state].meaning}
          </li>
        ))}
      </ul>
    </>
  );
}

function RecentChanges({pages, base}: {pages: readonly PageStatus[]; base: string}): ReactNode {
  const dated = pages.filter((page): page is PageStatus & {changed: string} => page.changed !== undefined);
  const recent = [...dated].sort((a, b) => (a.changed === b.changed ? 0 : a.changed < b.changed ? 1 : -1)).slice(0, RECENT);
  if (recent.length === 0) return null;
  return (
    <>
      <h2 id="recent">最近的改动</h2>
      <ul>
        {recent.map(({route, title, changed}) => (
          <li key={route}>
            <time dateTime={changed}>{changed}</time> <Link to={addressOfRoute(base, route)}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows which pages are up to date with the English original. */
export default function TranslationStatusPage({status, versions, current, base, english}: Props): ReactNode {
  const {upstreamDocs} = useSiteFields();
  const title = base ? `翻译状态（${current}）` : '翻译状态';
  const facets = [
    {label: '状态', values: STATES.map((state) => STATE_LABELS[state].name)},
    {label: '栏目', values: status.sections.map(({name}) => name)},
  ];
  return (
    <Layout
      title={title}
      description={`本站每一页${base && ` Langflow ${current} `}译文与 Langflow 官方英文文档的同步状态（translation status）：已同步、落后、未翻译或原文已移除。`}
    >
      <MarkdownAlternate />
      <main className={`container margin-vert--lg theme-doc-markdown markdown ${styles.page}`}>
        <h1>{title}</h1>
        <Versions versions={versions} current={current} />
        <Overview status={status} base={base} />
        <h2 id="sections">各栏目的进度</h2>
        <SectionTable sections={status.sections} />
        {status.verified && <VerificationPart verified={status.verified} />}
        <RecentChanges pages={status.pages} base={base} />
        <h2 id="pages">全部页面</h2>
        <FilterableTable label="筛选页面" unit="页" count={String(status.pages.length)} facets={JSON.stringify(facets)}>
          <PageTable pages={status.pages} upstream={status.upstream} upstreamDocs={upstreamDocs} base={base} english={english} />
        </FilterableTable>
      </main>
    </Layout>
  );
}
