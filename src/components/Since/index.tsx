import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type ReleaseMarkProps = {
  /** The release, e.g. `1.12` or `1.12.4`. */
  v: string;
  /** Text that holds only there: shown as a block of its own, with the mark before it. */
  children?: ReactNode;
};

const EXPLAINED = '/upgrade#version-marks';

function ReleaseMark({text, children}: {text: string; children?: ReactNode}): ReactNode {
  const mark = (
    <Link className={styles.mark} to={EXPLAINED}>
      {text}
    </Link>
  );
  if (children === undefined) return mark;
  return (
    <div className={styles.block}>
      <p>{mark}</p>
      {children}
    </div>
  );
}

/** Marks what holds from a release on: `<Since v="1.12" />`, or around the text that does. */
export const Since = ({v, children}: ReleaseMarkProps): ReactNode => <ReleaseMark text={`${v} 起`}>{children}</ReleaseMark>;

/** Marks what held up to a release: `<Until v="1.12" />`, or around the text that did. */
export const Until = ({v, children}: ReleaseMarkProps): ReactNode => <ReleaseMark text={`到 ${v} 为止`}>{children}</ReleaseMark>;
