import CodeBlock from '@site/src/theme/CodeBlock';
import ApiProse from '@theme/ApiProse';
import type {ReactNode} from 'react';
import {highlightSample} from '../../shared/highlightSample';
import type {ContentSection} from '../../types';
import styles from './styles.module.css';

type Props = {content: ContentSection; exampleLabel: string; isExampleOpen: boolean};

/** One media type of a body: its fields and an example. */
export default function Content({content, exampleLabel, isExampleOpen}: Props): ReactNode {
  const {mediaType, type, tree, example} = content;
  const isJson = mediaType.includes('json');
  return (
    <div className={styles.content}>
      <p className={styles.media}>
        <code>{mediaType}</code>
        {type && <span>{type}</span>}
      </p>
      <ApiProse html={tree} />
      {example !== undefined && (
        <details className={styles.example} open={isExampleOpen}>
          <summary>{exampleLabel}</summary>
          {isJson ? <CodeBlock html={highlightSample(example, 'json')} language="json" /> : <CodeBlock>{example}</CodeBlock>}
        </details>
      )}
    </div>
  );
}
