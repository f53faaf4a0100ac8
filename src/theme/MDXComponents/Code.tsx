import type {ComponentProps, ReactNode} from 'react';
import Name from '../../components/Name';

/** Inline code only: `Pre` handles fenced blocks. */
export default function MDXCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  return typeof children === 'string' ? <Name text={children} /> : <code {...props}>{children}</code>;
}
