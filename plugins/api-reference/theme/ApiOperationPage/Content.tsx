import CodeBlock from '@site/src/theme/CodeBlock';
import ApiProse from '@theme/ApiProse';
import type {ReactNode} from 'react';
import {highlightSample} from '../../shared/highlightSample';
import type {ContentSection} from '../../types';
import styles from './styles.module.css';

/** The example of a body. */
export function ExampleBlock({content: {mediaType, example}, title}: {content: ContentSection; title?: string}): ReactNode {
  if (example === undefined) return null;
  if (!mediaType.includes('json')) return <CodeBlock title={title}>{example}</CodeBlock>;
  return <CodeBlock html={highlightSample(example, 'json')} language="json" title={title} />;
}

type Props = {
  content: ContentSection;
  /** Label of the example, which is folded; empty if it is shown elsewhere. */
  exampleLabel: string;
};

/** One media type of a body: its fields and an example. */
export default function Content({content, exampleLabel}: Props): ReactNode {
  const {mediaType, type, tree, example} = content;
  return (
    <div className={styles.content}>
      <p className={styles.media}>
        <code>{mediaType}</code>
        {type && <span>{type}</span>}
      </p>
      <ApiProse html={tree} />
      {example !== undefined && exampleLabel && (
        <details className={styles.example}>
          <summary>{exampleLabel}</summary>
          <ExampleBlock content={content} />
        </details>
      )}
    </div>
  );
}
