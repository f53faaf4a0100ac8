import Link from '@docusaurus/Link';
import type {Props} from '@theme/GlossaryPage';
import Heading from '@theme/Heading';
import {type ReactNode, useId, useState} from 'react';
import PlainPage from '../../../../src/components/PlainPage';
import {useEarlyValue} from '../../../../src/hooks/useEarlyValue';
import {matchesQuery} from '../../client/matchesQuery';
import type {GlossaryTerm} from '../../types';
import styles from './styles.module.css';

const TITLE = '术语表';
const DESCRIPTION = 'Langflow 中文文档的术语表（Glossary）：每个术语的中文、英文和解释，讲它的页面，以及本站为什么这样译。';

function Term({term}: {term: GlossaryTerm}): ReactNode {
  return (
    <section className={styles.term} id={term.id} aria-labelledby={`${term.id}-name`}>
      <Heading as="h2" id={`${term.id}-name`} className={styles.name}>
        <span>{term.zh}</span>
        {term.zh !== term.en && <span lang="en"> {term.en}</span>}
      </Heading>
      {term.definition && <p>{term.definition}。</p>}
      {term.page && (
        <p className={styles.soft}>
          见 <Link to={term.page.to}>{term.page.title}</Link>
        </p>
      )}
      <details className={styles.soft}>
        <summary>给译者</summary>
        <p>
          写法：{term.rule}
          {term.note && `。${term.note}`}
        </p>
      </details>
    </section>
  );
}

/** All terms; with scripts, a field filters the list. */
export default function GlossaryPage({terms}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const field = useEarlyValue<HTMLInputElement>(setQuery);
  const fieldId = useId();
  const shown = terms.filter((term) => matchesQuery(term, query.trim()));
  return (
    <PlainPage title={TITLE} description={DESCRIPTION} className={styles.page}>
      <p>文档里的术语：中文、英文和解释，按英文排列。正文里带点状下划线的词，指向、聚焦或点按它就能看到同样的解释。</p>
      <p className={styles.filter} data-needs-script="">
        <label htmlFor={fieldId}>筛选</label>
        <input ref={field} id={fieldId} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <output htmlFor={fieldId}>{shown.length} 条</output>
      </p>
      {shown.map((term) => (
        <Term key={term.id} term={term} />
      ))}
    </PlainPage>
  );
}
