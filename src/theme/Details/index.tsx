import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {isValidElement, type ReactNode} from 'react';
import {FoldContext} from '../../foldContext';

/** Folding section: a native `<details>`, which works without scripts. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('fold', className)}>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      <div className="fold__content">
        <FoldContext value>{children}</FoldContext>
      </div>
    </details>
  );
}
