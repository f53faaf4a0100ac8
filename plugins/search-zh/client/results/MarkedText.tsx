import type {ReactNode} from 'react';
import {splitMarks} from './marks';

/** A text in which what matched is marked; no part of it is ever taken for HTML. */
export default function MarkedText({children}: {children: string}): ReactNode {
  let at = 0;
  return splitMarks(children).map(({text, isMarked}) => {
    at += text.length;
    return isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}
