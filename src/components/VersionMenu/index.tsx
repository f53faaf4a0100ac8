import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import {useDisclosure} from '../../hooks/useDisclosure';
import {noteVersion} from '../../versions/cameFrom';
import type {Counterpart} from '../../versions/counterparts';
import {useVersions} from '../../versions/useVersions';
import styles from './styles.module.css';

const NOTES: Record<Counterpart['kind'], string> = {same: '', successor: '（对应的页面）', home: '（首页）'};

type ChoiceProps = {counterpart: Counterpart; isCurrent: boolean; className?: string; children: ReactNode};

/** A plain link that also stores the choice, for the pages that all versions share. */
function Choice({counterpart: {version, to}, isCurrent, className, children}: ChoiceProps): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  return (
    <Link
      className={className}
      to={to}
      aria-current={isCurrent ? 'true' : undefined}
      // A click before hydration is replayed: the browser alone would not store the choice.
      data-replay=""
      onClick={() => savePreferredVersionName(version.name)}
    >
      {children}
    </Link>
  );
}

function PhoneMenu({choices}: {choices: Omit<ChoiceProps, 'className' | 'children'>[]}): ReactNode {
  return (
    <>
      {choices.map(({counterpart, isCurrent}) => (
        <li className="menu__list-item" key={counterpart.version.label}>
          <Choice counterpart={counterpart} isCurrent={isCurrent} className={clsx('menu__link', isCurrent && 'menu__link--active')}>
            Langflow {counterpart.version.label} 的文档{isCurrent ? '（当前）' : NOTES[counterpart.kind]}
          </Choice>
        </li>
      ))}
    </>
  );
}

/** Links to the same page in another version, or to its replacement there. */
export default function VersionMenu({mobile}: {mobile?: boolean}): ReactNode {
  const {current, counterparts} = useVersions();
  const menu = useDisclosure();
  useEffect(() => {
    if (current) noteVersion(current);
  }, [current]);
  if (counterparts.length < 2) return null;
  const choices = counterparts.map((counterpart) => ({counterpart, isCurrent: counterpart.version === current}));
  if (mobile) return <PhoneMenu choices={choices} />;
  return (
    // A native `<details>` works before scripts run, and without them.
    <details ref={menu} className={`navbar__item theme-version-menu ${styles.menu}`}>
      <summary className={`menu-opener ${styles.opener}`} aria-label={current ? `文档版本：${current.label}` : '文档版本'}>
        {current ? current.label : '版本'}
      </summary>
      <ul className={styles.choices}>
        {choices.map(({counterpart, isCurrent}) => (
          <li key={counterpart.version.label}>
            <Choice counterpart={counterpart} isCurrent={isCurrent} className={styles.choice}>
              Langflow {counterpart.version.label}
              <span className={styles.note}>{isCurrent ? '当前' : NOTES[counterpart.kind].replace(/[（）]/g, '')}</span>
            </Choice>
          </li>
        ))}
      </ul>
    </details>
  );
}
