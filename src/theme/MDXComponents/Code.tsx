import type {ComponentProps, ReactNode} from 'react';
import Name from '../../components/Name';

/** Fenced blocks never arrive here (see `Pre`): what is left is inline code. */
export default function MDXCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  return typeof children === 'string' ? <Name text={children} /> : <code {...props}>{children}</code>;
}
