import Link from '@docusaurus/Link';
import type {CSSProperties, ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {must} from '../../../lib/input/must';
import styles from './flowPicture.module.css';

/** Animation delay, and duration if given, in seconds. Without motion everything is visible at once. */
const at = (seconds: number, lasts?: number) =>
  ({'--at': `${seconds}s`, ...(lasts === undefined ? {} : {'--for': `${lasts}s`})}) as CSSProperties;

type Box = {x: number; y: number; width: number; height: number};

/** A component: when it appears, when it runs and for how long. Its position comes from the arrangement. */
type Part = {name: string; gloss: string; glyph: string; field?: string; drawn: number; runs: number; lasts: number};

/** Glyphs are drawn on a grid of 20. */
const PARTS: readonly Part[] = [
  {name: 'Chat Input', gloss: '聊天输入', glyph: 'M4 5h12v8H9l-3 3v-3H4z', drawn: 0.1, runs: 2.3, lasts: 0.5},
  {name: 'MCP Tools', gloss: '查天气的工具', glyph: 'M7 3v4M13 3v4M5 7h10v3a5 5 0 0 1-10 0zM10 15v3', drawn: 0.3, runs: 3, lasts: 0.5},
  {
    name: 'Agent',
    gloss: '智能体',
    glyph: 'M5 8h10v7H5zM10 8V5M8 11v1M12 11v1M3 11v2M17 11v2',
    field: 'qwen-plus',
    drawn: 0.5,
    runs: 2.7,
    lasts: 1.3,
  },
  {name: 'Chat Output', gloss: '聊天输出', glyph: 'M4 5h12v8h-2v3l-3-3H4z', drawn: 0.7, runs: 4, lasts: 0.5},
];

/** Connections: when each is drawn, and when data moves along it. */
const LINKS = [
  {drawn: 1.2, runs: 2.5},
  {drawn: 1.4, runs: 3.4},
  {drawn: 1.6, runs: 3.9},
] as const;

type Arrangement = {
  width: number;
  height: number;
  boxes: readonly Box[];
  paths: readonly string[];
  /** Ends of the paths: lines of zero length that round line caps turn into dots. */
  ports: string;
};

/** Next to the conversation, from left to right. */
const WIDE: Arrangement = {
  width: 640,
  height: 300,
  boxes: [
    {x: 24, y: 44, width: 160, height: 68},
    {x: 24, y: 188, width: 160, height: 68},
    {x: 248, y: 88, width: 164, height: 124},
    {x: 468, y: 116, width: 150, height: 68},
  ],
  paths: ['M184 78C222 78 210 124 248 124', 'M184 222C222 222 210 178 248 178', 'M412 150H468'],
  ports: 'M184 78h0M248 124h0M184 222h0M248 178h0M412 150h0M468 150h0',
};

/** Above the conversation, from top to bottom. */
const NARROW: Arrangement = {
  width: 344,
  height: 380,
  boxes: [
    {x: 12, y: 20, width: 152, height: 68},
    {x: 180, y: 20, width: 152, height: 68},
    {x: 90, y: 138, width: 164, height: 112},
    {x: 97, y: 298, width: 150, height: 62},
  ],
  paths: ['M88 88C88 120 136 106 136 138', 'M256 88C256 120 208 106 208 138', 'M172 250V298'],
  ports: 'M88 88h0M136 138h0M256 88h0M208 138h0M172 250h0M172 298h0',
};

function Component({part, box}: {part: Part; box: Box}): ReactNode {
  const {name, gloss, glyph, field, drawn, runs, lasts} = part;
  const {x, y, width, height} = box;
  const middle = y + (field ? 36 : height / 2);
  const outline = {x, y, width, height, rx: 10};
  return (
    <>
      <rect className={styles.sketch} {...outline} style={at(drawn)} />
      <g style={at(drawn + 0.5)}>
        <rect className={styles.body} {...outline} style={at(runs, lasts)} />
        <rect className={styles.icon} x={x + 12} y={middle - 16} width="32" height="32" rx="8" />
        <path className={styles.glyph} d={glyph} transform={`translate(${x + 18} ${middle - 10})`} />
        <text x={x + 53} y={middle - 3} fontSize="13">
          {name}
        </text>
        <text className={styles.small} x={x + 53} y={middle + 14}>
          {gloss}
        </text>
        {field && (
          <>
            <rect className={styles.field} x={x + 12} y={y + height - 44} width={width - 24} height="30" rx="6" />
            <text className={styles.small} x={x + 24} y={y + height - 25}>
              {field}
            </text>
          </>
        )}
      </g>
      <g style={at(runs + lasts)}>
        <circle className={styles.done} cx={x + width - 4} cy={y + 4} r="9" />
        <path className={styles.tick} d={`M${x + width - 8} ${y + 4}l3 3 5-6`} />
      </g>
    </>
  );
}

function Drawing({arrangement}: {arrangement: Arrangement}): ReactNode {
  const {width, height, boxes, paths, ports} = arrangement;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {LINKS.map(({drawn, runs}, index) => (
        <g key={paths[index]}>
          <path className={styles.line} d={paths[index]} pathLength="1" style={at(drawn)} />
          <path className={styles.pulse} d={paths[index]} pathLength="1" style={at(runs)} />
        </g>
      ))}
      {PARTS.map((part, index) => (
        <Component key={part.name} part={part} box={must(boxes[index], 'a box for each part')} />
      ))}
      <path className={styles.ports} d={ports} style={at(1.1)} />
    </svg>
  );
}

/** Counts the starts of the animation: when the page is shown, again when the picture first scrolls into view, and on request. */
function useRuns() {
  const figure = useRef<HTMLElement>(null);
  const [runs, setRuns] = useState(0);
  useEffect(() => {
    let wasSeen: boolean | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      const isSeen = entry?.isIntersecting ?? false;
      if (isSeen && wasSeen === false) setRuns((count) => count + 1);
      if (isSeen) observer.disconnect();
      wasSeen = isSeen;
    });
    if (figure.current) observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);
  return {figure, runs, again: () => setRuns((count) => count + 1)};
}

/** Shows what Langflow does in one animation: a flow is drawn and runs, and a conversation follows. */
export default function FlowPicture(): ReactNode {
  const {figure, runs, again} = useRuns();
  return (
    <figure ref={figure} className={styles.figure}>
      <div
        key={runs}
        className={styles.scene}
        role="img"
        aria-label="Chat Input 和 MCP Tools 连到 Agent，Agent 连到 Chat Output。问“明天北京要带伞吗？”，智能体调用工具，回答“明天有小雨，带上伞。”同一个流程也能用 API 调用，或者作为 MCP 工具"
      >
        <div className={styles.canvas}>
          <Drawing arrangement={WIDE} />
          <Drawing arrangement={NARROW} />
        </div>
        <div className={styles.chat}>
          <strong>Playground</strong>
          <p className={styles.question} style={at(2.3)}>
            明天北京要带伞吗？
          </p>
          <p className={styles.tool} style={at(3.1)}>
            调用工具 get_weather
          </p>
          <p style={at(4.3)}>明天有小雨，带上伞。</p>
          <p style={at(4.6)}>
            <code>POST /api/v1/run/weather</code> <code>MCP: weather</code>
          </p>
        </div>
      </div>
      <figcaption>
        <ol>
          <li>
            <strong>画</strong>：在<Link to="/concepts-overview">可视化编辑器</Link>里连上组件
          </li>
          <li>
            <strong>跑</strong>：在 <Link to="/concepts-playground">Playground</Link> 里提问
          </li>
          <li>
            <strong>用</strong>：<Link to="/concepts-publish">调用 API</Link>，或做成 <Link to="/mcp-server">MCP 工具</Link>
          </li>
        </ol>
        <button type="button" className="button button--sm" data-needs-script="" onClick={again}>
          再放一遍
        </button>
      </figcaption>
    </figure>
  );
}
