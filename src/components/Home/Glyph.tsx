import type {ReactNode} from 'react';

/** Line drawings on a grid of 20. */
const GLYPHS = {
  agent: 'M5 8h10v7H5zM10 8V5M8 11v1M12 11v1M3 11v2M17 11v2',
  box: 'M3 7l7-4 7 4v6l-7 4-7-4zM3 7l7 4 7-4M10 11v6',
  chat: 'M4 5h12v8H9l-3 3v-3H4z',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  flow: 'M3 4h5v4H3zM12 12h5v4h-5zM8 6h3.5a3 3 0 0 1 3 3v3',
  list: 'M4 5h1M8 5h8M4 10h1M8 10h8M4 15h1M8 15h8',
  model: 'M6 6h8v8H6zM8 3v3M12 3v3M8 14v3M12 14v3M3 8h3M3 12h3M14 8h3M14 12h3',
  offline: 'M8 15H6a3.4 3.4 0 0 1-.6-6.8M9 5.3A5 5 0 0 1 15 9a3 3 0 0 1 1.6 5.2M3 3l14 14',
  plug: 'M7 3v4M13 3v4M5 7h10v3a5 5 0 0 1-10 0zM10 15v3',
  up: 'M10 16V5M5 9.5L10 4.5l5 5',
  warning: 'M10 3l8 14H2zM10 8v4M10 14.4v.2',
  windows: 'M3 5l6-1v5.5H3zM11 3.7l6-1v6.8h-6zM3 11.5h6V17l-6-1zM11 11.5h6v6.8l-6-1z',
} as const;

export type GlyphName = keyof typeof GLYPHS;

export default function Glyph({name}: {name: GlyphName}): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
