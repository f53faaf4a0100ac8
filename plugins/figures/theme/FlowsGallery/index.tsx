import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import type {Props} from '@theme/FlowsGallery';
import Heading from '@theme/Heading';
import {Fragment, type ReactNode} from 'react';
import FlowActions from '../../client/FlowActions';
import {type ListedFlow, MODES} from '../../types';
import styles from './styles.module.css';

const idOf = (name: string) => name.replace(/[^a-z0-9-]+/g, '-');

function Flow({flow, version}: {flow: ListedFlow; version: string}): ReactNode {
  const {name, title, description, components, needsKey, pages, data, images} = flow;
  return (
    <>
      <Heading as="h3" id={idOf(name)} className={styles.title}>
        {title}
      </Heading>
      <figure className={styles.flow}>
        <div className={styles.pictures}>
          {MODES.map((mode) => (
            // Lazy, as in `theme/Figure`: the picture that is not displayed is not loaded.
            <img
              key={mode}
              className={styles[mode]}
              src={images[mode].sketch}
              data-zoom-src={images[mode].url}
              width={images[mode].width}
              height={images[mode].height}
              alt={title}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
        <figcaption>
          <p>{description.replace(/。?$/, '。')}</p>
          <p className={styles.facts}>
            组件：{components.join('、')}。{needsKey ? '要有密钥，或者配好的模型提供商。' : '不需要密钥。'}出自
            {pages.map((page, index) => (
              <Fragment key={page.address}>
                {index > 0 && '、'}
                <Link to={page.address}>{page.title}</Link>
              </Fragment>
            ))}
            。
          </p>
          <FlowActions name={name} data={data} version={version} />
        </figcaption>
      </figure>
    </>
  );
}

/** Sections of the flow list, in the format of a page's table of contents. */
export const sectionsOf = (flows: readonly ListedFlow[]): TOCItem[] =>
  [...new Set(flows.map(({section}) => section))].map((value, index) => ({value, id: `section-${index + 1}`, level: 2}));

/** All flows that the pages of a version show, by navigation category, with buttons to import or download them. */
export default function FlowsGallery({flows, version}: Props): ReactNode {
  return sectionsOf(flows).map(({value, id}) => (
    <Fragment key={id}>
      <Heading as="h2" id={id}>
        {value}
      </Heading>
      {flows
        .filter(({section}) => section === value)
        .map((flow) => (
          <Flow key={flow.name} flow={flow} version={version} />
        ))}
    </Fragment>
  ));
}
