import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {Props} from '@theme/TranslationStatusPage';
import type {ReactNode} from 'react';
import MarkdownAlternate from '../../../../src/components/MarkdownAlternate';
import {useSiteFields} from '../../../../src/siteFields';
import {type PageStatus, STATES, type TranslationStatus} from '../../types';
import Filters from './Filters';
import PageTable from './PageTable';
import {passes} from './pageFilter';
import SectionTable from './SectionTable';
import {percentOf, STATE_LABELS} from './stateLabels';
import styles from './styles.module.css';
import TriedPart from './TriedPart';
import {usePageFilter} from './usePageFilter';

const RECENT = 10;

function Overview({status: {upstream, counts, pages}}: {status: TranslationStatus}): ReactNode {
  const commitUrl = `https://github.com/${upstream.repository}/commit/${upstream.commit}`;
  return (
    <>
      <p>
        对照的官方英文文档是 <Link href={`https://github.com/${upstream.repository}`}>{upstream.repository}</Link> 在{' '}
        {upstream.date.slice(0, 10)} 的提交 <Link href={commitUrl}>{upstream.commit.slice(0, 9)}</Link>，描述 Langflow{' '}
        {upstream.langflowVersion}。共 {pages.length} 页，
        {counts.fresh} 页与它一致（{percentOf(counts.fresh, pages.length)}%）。状态在构建时由页面记录的原文版本算出，也有
        <Link to="pathname:///translation-status.json">机器可读的 JSON</Link>。
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

function RecentChanges({pages}: {pages: readonly PageStatus[]}): ReactNode {
  const dated = pages.filter((page): page is PageStatus & {changed: string} => page.changed !== undefined);
  const recent = [...dated].sort((a, b) => (a.changed === b.changed ? 0 : a.changed < b.changed ? 1 : -1)).slice(0, RECENT);
  if (recent.length === 0) return null;
  return (
    <>
      <h2 id="recent">最近的改动</h2>
      <ul>
        {recent.map(({route, title, changed}) => (
          <li key={route}>
            <time dateTime={changed}>{changed}</time> <Link to={route}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows readers and maintainers which pages keep step with the English original. */
export default function TranslationStatusPage({status}: Props): ReactNode {
  const {upstreamDocs} = useSiteFields();
  const sections = status.sections.map(({name}) => name);
  const [filter, setFilter] = usePageFilter(sections);
  const shown = status.pages.filter((page) => passes(filter, page));
  return (
    <Layout
      title="翻译状态"
      description="本站每一页译文与 Langflow 官方英文文档的同步状态（translation status）：已同步、落后、未翻译或原文已移除。"
    >
      <MarkdownAlternate />
      <main className={`container margin-vert--lg theme-doc-markdown markdown ${styles.page}`}>
        <h1>翻译状态</h1>
        <Overview status={status} />
        <h2 id="sections">各栏目的进度</h2>
        <SectionTable sections={status.sections} />
        {status.tried && <TriedPart tried={status.tried} />}
        <RecentChanges pages={status.pages} />
        <h2 id="pages">全部页面</h2>
        <Filters filter={filter} onChange={setFilter} sections={sections} summary={`显示 ${shown.length} / ${status.pages.length} 页`} />
        <PageTable pages={shown} upstream={status.upstream} upstreamDocs={upstreamDocs} />
      </main>
    </Layout>
  );
}
