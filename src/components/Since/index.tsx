import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type ReleaseMarkProps = {
  /** The release, e.g. `1.12` or `1.12.4`. */
  v: string;
  /** Content that applies only to these releases. It is shown as a block after the mark. */
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

/** Marks what applies from a release on: `<Since v="1.12" />`, or around the content. */
export const Since = ({v, children}: ReleaseMarkProps): ReactNode => <ReleaseMark text={`${v} 起`}>{children}</ReleaseMark>;

/** Marks what applied up to a release: `<Until v="1.12" />`, or around the content. */
export const Until = ({v, children}: ReleaseMarkProps): ReactNode => <ReleaseMark text={`到 ${v} 为止`}>{children}</ReleaseMark>;
