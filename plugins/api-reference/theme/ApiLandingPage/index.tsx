import Link from '@docusaurus/Link';
import Name from '@site/src/components/Name';
import {useEarlyValue} from '@site/src/hooks/useEarlyValue';
import type {Props} from '@theme/ApiLandingPage';
import ApiPageLayout from '@theme/ApiPageLayout';
import ApiProse from '@theme/ApiProse';
import Heading from '@theme/Heading';
import {type ReactNode, useDeferredValue, useState} from 'react';
import {filterGroups} from '../../client/filterGroups';
import type {LandingGroup} from '../../types';
import styles from './styles.module.css';

function Group({group}: {group: LandingGroup}): ReactNode {
  return (
    <section className={styles.group}>
      <Heading as="h3" id={group.id}>
        {group.label}
      </Heading>
      <ApiProse html={group.description} />
      <ul>
        {group.operations.map(({slug, title, method, path, permalink, deprecated}) => (
          <li key={slug} data-deprecated={deprecated || undefined}>
            <Link to={permalink}>
              <span className={`api-method api-method-${method}`}>{method.toUpperCase()}</span>
              <span className={styles.title}>
                {title}
                {deprecated && <b>已弃用</b>}
              </span>
              <Name text={path} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Operations({groups}: {groups: LandingGroup[]}): ReactNode {
  const [query, setQuery] = useState('');
  const field = useEarlyValue<HTMLInputElement>(setQuery);
  const shown = filterGroups(groups, useDeferredValue(query));
  const count = shown.reduce((sum, group) => sum + group.operations.length, 0);
  return (
    <>
      <Heading as="h2" id="operations">
        全部操作
      </Heading>
      <search className={styles.filter} data-needs-script="">
        <label htmlFor="api-filter">筛选操作</label>
        <input
          ref={field}
          id="api-filter"
          type="search"
          value={query}
          placeholder="名称、方法或路径，例如：流程、POST /run"
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">{query.trim() ? `找到 ${count} 个操作` : `共 ${count} 个操作`}</span>
      </search>
      {shown.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      {count === 0 && <p>没有匹配的操作。换一个词，或者清空上面的输入框。</p>}
    </>
  );
}

/** The `/api` page: information about all operations, then their list. */
export default function ApiLandingPage({page}: Props): ReactNode {
  return (
    <ApiPageLayout title={page.title} description={page.summary} toc={page.toc} links={page.links} next={page.next}>
      <header>
        <Heading as="h1">{page.title}</Heading>
      </header>
      <ApiProse html={page.intro} />
      <Operations groups={page.groups} />
    </ApiPageLayout>
  );
}
