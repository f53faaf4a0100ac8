import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import type {Counterpart} from '../../versions/counterparts';
import type {SiteVersion} from '../../versions/types';
import {useVersions} from '../../versions/useVersions';
import styles from './styles.module.css';

const LINK_TEXTS: Record<Counterpart['kind'], (label: string) => string> = {
  same: (label) => `看这一页的 ${label} 版`,
  successor: (label) => `看 ${label} 里对应的页面`,
  home: (label) => `看 ${label} 的文档`,
};

function Unmaintained({current, latest}: {current: SiteVersion; latest: Counterpart}): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const {version, to, kind} = latest;
  return (
    <p>
      <span className={styles.long}>这是 </span>Langflow {current.label}
      <span className={styles.long}> 的文档，官方</span>已不再维护<span className={styles.long}>这个版本</span>。{' '}
      {/* The click also stores the version. Before hydration it is replayed: the browser alone would not store it. */}
      <Link to={to} data-replay="" onClick={() => savePreferredVersionName(version.name)}>
        {LINK_TEXTS[kind](version.label)}
      </Link>
    </p>
  );
}

/** Tells readers of an old version that it is old, and links to the page in the newest version. */
export default function VersionNotice(): ReactNode {
  const {current, counterparts} = useVersions();
  const latest = counterparts[0];
  if (!current || !latest || latest.version === current) return null;
  return (
    <div className={`theme-doc-version-banner ${styles.notice}`} data-outdated="" role="note">
      <Unmaintained current={current} latest={latest} />
    </div>
  );
}
