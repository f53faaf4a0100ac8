import type {ReactNode} from 'react';
import CodeBlock from '../CodeBlock';

type Props = {
  'data-html': string;
  'data-language'?: string;
  'data-title'?: string;
  'data-wrap'?: string;
};

/** A fenced code block, highlighted at build time by `markdown/rehypeShikiStatic.ts`. */
export default function MDXPre(props: Props): ReactNode {
  return (
    <CodeBlock
      html={props['data-html']}
      language={props['data-language']}
      title={props['data-title']}
      wrap={props['data-wrap'] !== undefined}
    />
  );
}
