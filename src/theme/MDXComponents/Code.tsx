import CodeInline from '@theme/CodeInline';
import type {ComponentProps, ReactNode} from 'react';

/** Fenced blocks never arrive here (see `Pre`): what is left is inline code. */
export default function MDXCode(props: ComponentProps<typeof CodeInline>): ReactNode {
  return <CodeInline {...props} />;
}
