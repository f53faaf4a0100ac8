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
const DESCRIPTION = 'Langflow 中文文档的术语表（Glossary）：每个英文术语的中文译法、解释、写法、理由，以及用到它的页面。';

function Term({term}: {term: GlossaryTerm}): ReactNode {
  return (
    <section className={styles.term} id={term.id} aria-labelledby={`${term.id}-name`}>
      <Heading as="h2" id={`${term.id}-name`} className={styles.name}>
        <span lang="en">{term.en}</span>
        {term.zh !== term.en && <span> {term.zh}</span>}
      </Heading>
      {term.definition && <p>{term.definition}。</p>}
      <p className={styles.soft}>
        写法：{term.rule}
        {term.note && `。${term.note}`}
      </p>
      {term.pages.length > 0 && (
        <p className={styles.soft}>
          用在：
          {term.pages.map(({title, to}, index) => (
            <span key={to}>
              {index > 0 && '、'}
              <Link to={to}>{title}</Link>
            </span>
          ))}
        </p>
      )}
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
      <p>这里列出本站的译法和理由。正文里带点状下划线的词，指向、聚焦或点按它就能看到解释。</p>
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
