import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {addressOfRoute} from '../../../../lib/content/address';
import {upstreamUrl} from '../../../../src/components/upstreamUrl';
import {changesUrl, sourceUrl} from '../../shared/upstreamLinks';
import type {PageStatus, SourceStatus, UpstreamState} from '../../types';
import {STATE_LABELS} from './stateLabels';
import styles from './styles.module.css';

type RowContext = {upstream: UpstreamState; upstreamDocs: string; base: string; english?: string | undefined};

function SourceLink({source, upstream}: {source: SourceStatus; upstream: UpstreamState}): ReactNode {
  const name = source.path.split('/').at(-1);
  // A removed file has only a history to link to.
  const isChanged = source.state === 'stale' || source.state === 'orphan';
  return isChanged ? (
    <Link href={changesUrl(upstream, source.path)}>{name} 的改动</Link>
  ) : (
    <Link href={sourceUrl(upstream, source.path)}>{name}</Link>
  );
}

function Row({page, upstream, upstreamDocs, base, english}: RowContext & {page: PageStatus}): ReactNode {
  const {route, title, section, state, changed, sources} = page;
  return (
    <tr data-state={state} data-facet-0={STATE_LABELS[state].name} data-facet-1={section}>
      <th scope="row">
        {state === 'missing' ? title : <Link to={addressOfRoute(base, route)}>{title}</Link>}
        <span className={styles.detail}>
          {section}
          {changed && (
            <>
              {' · '}
              <time dateTime={changed}>{changed}</time> 更新
            </>
          )}
        </span>
      </th>
      <td>
        <span className={styles[state]}>{STATE_LABELS[state].name}</span>
      </td>
      <td className={styles.links}>
        {state !== 'orphan' && (
          <Link href={upstreamUrl(upstreamDocs, route, english)} hrefLang="en">
            英文页
          </Link>
        )}
        {sources.map((source) => (
          <SourceLink key={source.path} source={source} upstream={upstream} />
        ))}
      </td>
    </tr>
  );
}

/** All pages with their state and sources. */
export default function PageTable({pages, ...context}: RowContext & {pages: readonly PageStatus[]}): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">页面</th>
          <th scope="col">状态</th>
          <th scope="col">原文</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <Row key={page.route} page={page} {...context} />
        ))}
      </tbody>
    </table>
  );
}
