import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {Fragment, memo, type ReactNode} from 'react';
import FlowActions from '../../client/FlowActions';
import type {ListedFlow, SmallNode} from '../../types';
import styles from './styles.module.css';

const idOf = (name: string) => name.replace(/[^a-z0-9-]+/g, '-');

/** The components of a flow in columns, from left to right: text, so that it can be read at any size and in both colour modes. */
function SmallPicture({layers}: {layers: SmallNode[][]}): ReactNode {
  return (
    <p className={styles.picture}>
      {layers.map((nodes, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a flow are always the same
        <span key={column} className={styles.step}>
          {column > 0 && <span className={styles.arrow}> → </span>}
          <span className={styles.column}>
            {nodes.map(({name, icon}, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a flow may have the same component twice
              <Fragment key={index}>
                {index > 0 && <span className={styles.and}>、</span>}
                <span className={styles.node}>
                  <svg width="14" height="14" aria-hidden="true">
                    <use href={`#icon-${icon}`} />
                  </svg>
                  {name}
                </span>
              </Fragment>
            ))}
          </span>
        </span>
      ))}
    </p>
  );
}

type Props = {flow: ListedFlow; version: string; hidden: boolean};

function FlowCard({flow: {name, title, description, layers, needsKey, pages, data}, version, hidden}: Props): ReactNode {
  return (
    <li className={styles.card} hidden={hidden}>
      <SmallPicture layers={layers} />
      <Heading as="h3" id={idOf(name)} className={styles.title}>
        <Link to={pages[0]?.address}>{title}</Link>
      </Heading>
      <p className={styles.line}>{description.replace(/。?$/, '。')}</p>
      <div className={styles.foot}>
        <FlowActions name={name} data={data} version={version} />
        {!needsKey && <span className={styles.free}>不需要密钥</span>}
      </div>
    </li>
  );
}

/** Memoised: typing into the filter renders only the cards that come or go. */
export default memo(FlowCard);
