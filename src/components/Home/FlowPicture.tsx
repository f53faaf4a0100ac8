import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './flowPicture.module.css';
import Glyph, {type GlyphName} from './Glyph';

type PartProps = {name: string; gloss: string; glyph: GlyphName; className?: string; children?: ReactNode};

/** A component on the canvas. */
function Part({name, gloss, glyph, className, children}: PartProps): ReactNode {
  return (
    <div className={clsx(styles.part, className)}>
      <Glyph name={glyph} />
      <p>
        <b>{name}</b> <small>{gloss}</small>
      </p>
      {children}
    </div>
  );
}

/** Wires from two components to one, on a grid that is stretched to the room between them: beside each other, or one above the other. */
const JOINS = {
  across: {viewBox: '0 0 20 100', message: 'M0 0C14 0 6 42 20 42', tool: 'M0 100C14 100 6 58 20 58'},
  down: {viewBox: '0 0 100 20', message: 'M0 0C0 14 42 6 42 20', tool: 'M100 0C100 14 58 6 58 20'},
} as const;

function Join({way}: {way: keyof typeof JOINS}): ReactNode {
  const {viewBox, message, tool} = JOINS[way];
  return (
    <svg className={clsx(styles.join, styles[way])} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.message} d={message} />
      <path className={styles.tool} d={tool} />
    </svg>
  );
}

/**
 * What Langflow does: a flow and the conversation with it. It is whole from the first frame; the only motion is that the components light up
 * one after the other.
 */
export default function FlowPicture(): ReactNode {
  return (
    <div
      className={styles.canvas}
      role="img"
      aria-label="一个流程：Chat Input 和 MCP Tools 连到 Agent，Agent 连到 Chat Output。问“明天北京要带伞吗？”，智能体调用工具，回答“明天有小雨，带上伞。”"
    >
      <div className={styles.sources}>
        <Part name="Chat Input" gloss="聊天输入" glyph="chat" />
        <Part name="MCP Tools" gloss="查天气的工具" glyph="plug" />
      </div>
      <Join way="across" />
      <Join way="down" />
      <Part name="Agent" gloss="智能体" glyph="agent" className={styles.agent}>
        <p className={styles.field}>qwen3.8-max</p>
      </Part>
      <span className={styles.wire} />
      <Part name="Chat Output" gloss="聊天输出" glyph="chat" className={styles.chat}>
        <p className={styles.question}>明天北京要带伞吗？</p>
        <p className={styles.step}>调用 get_weather</p>
        <p>明天有小雨，带上伞。</p>
      </Part>
    </div>
  );
}
