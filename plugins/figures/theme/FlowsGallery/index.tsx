import type {Props} from '@theme/FlowsGallery';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import fields from '../../../../src/components/FilterableTable/fields.module.css';
import {useEarlyValue} from '../../../../src/hooks/useEarlyValue';
import type {ListedFlow} from '../../types';
import FlowCard from './FlowCard';
import styles from './styles.module.css';

/** What the reader looks for. */
type Wish = {query: string; topics: readonly string[]};

/** Whether a flow has every word of the query and every chosen topic. */
function isWanted({title, description, components, topics}: ListedFlow, wish: Wish): boolean {
  const text = [title, description, ...components].join(' ').toLowerCase();
  const words = wish.query.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word)) && wish.topics.every((topic) => topics.includes(topic));
}

type FilterProps = {topics: readonly string[]; wish: Wish; onWish: (wish: Wish) => void; count: number};

function Filter({topics, wish, onWish, count}: FilterProps): ReactNode {
  const field = useEarlyValue<HTMLInputElement>((query) => onWish({...wish, query}));
  const toggle = (topic: string) =>
    onWish({...wish, topics: wish.topics.includes(topic) ? wish.topics.filter((one) => one !== topic) : [...wish.topics, topic]});
  return (
    <search className={clsx(fields.fields, styles.filter)} data-needs-script="">
      <label>
        <span>筛选流程</span>
        <input
          ref={field}
          data-table-filter=""
          type="search"
          placeholder="组件、用途，几个词用空格隔开"
          value={wish.query}
          onChange={(event) => onWish({...wish, query: event.target.value})}
        />
      </label>
      <fieldset className={styles.topics}>
        <legend>只看</legend>
        {topics.map((topic) => (
          <button key={topic} type="button" aria-pressed={wish.topics.includes(topic)} onClick={() => toggle(topic)}>
            {topic}
          </button>
        ))}
      </fieldset>
      <span role="status">{count} 个流程</span>
    </search>
  );
}

/** The icons of the small pictures, once; the cards refer to them by id. */
function Icons({icons}: {icons: Record<string, string>}): ReactNode {
  return (
    <svg width="0" height="0" className={styles.icons} aria-hidden="true">
      {Object.entries(icons).map(([name, lines]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={lines} />
        </symbol>
      ))}
    </svg>
  );
}

const NOTHING: Wish = {query: '', topics: []};

/** All flows that the pages of a version show, by navigation category, with buttons to import or download them; readers can filter them. */
export default function FlowsGallery({gallery: {flows, icons, topics}, version}: Props): ReactNode {
  const [wish, setWish] = useState(NOTHING);
  const wanted = new Set(flows.filter((flow) => isWanted(flow, wish)));
  return (
    <>
      <Icons icons={icons} />
      <Filter topics={topics} wish={wish} onWish={setWish} count={wanted.size} />
      {wanted.size === 0 && (
        <p className={styles.nothing}>
          没有同时符合这些条件的流程。少选一个条件，换成组件的英文名（例如 Agent），或者
          <button type="button" onClick={() => setWish(NOTHING)}>
            看全部流程
          </button>
        </p>
      )}
      {[...new Set(flows.map(({section}) => section))].map((section) => {
        const own = flows.filter((flow) => flow.section === section);
        return (
          <section key={section} hidden={!own.some((flow) => wanted.has(flow))}>
            <h2 className={styles.section}>{section}</h2>
            <ul className={styles.cards}>
              {own.map((flow) => (
                <FlowCard key={flow.name} flow={flow} version={version} hidden={!wanted.has(flow)} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
