import type {Mode} from '../../types';

/** Colours of a figure. They repeat the site's design tokens, which a picture file cannot read. */
export type Palette = {
  canvas: string;
  dot: string;
  paper: string;
  sunken: string;
  ink: string;
  muted: string;
  line: string;
  strongLine: string;
  accent: string;
  onAccent: string;
  accentTint: string;
  link: string;
  linkTint: string;
  note: string;
  noteLine: string;
  shade: string;
};

export const PALETTES: Record<Mode, Palette> = {
  light: {
    canvas: '#f6f3ec',
    dot: '#ddd6c8',
    paper: '#fffefb',
    sunken: '#f5f2eb',
    ink: '#1d2126',
    muted: '#5d6268',
    line: '#e0dbd0',
    strongLine: '#c9c2b3',
    accent: '#b8342a',
    onAccent: '#ffffff',
    accentTint: '#fbeae6',
    link: '#1f4f99',
    linkTint: '#e9eef7',
    note: '#fdf3cf',
    noteLine: '#ecd88f',
    shade: '#1d21260f',
  },
  dark: {
    canvas: '#131519',
    dot: '#2b2f36',
    paper: '#1e2127',
    sunken: '#16181c',
    ink: '#e6e4df',
    muted: '#a2a5aa',
    line: '#343942',
    strongLine: '#4a505b',
    accent: '#ee8175',
    onAccent: '#1b1210',
    accentTint: '#3a2422',
    link: '#8fb3ee',
    linkTint: '#202b3d',
    note: '#3a3319',
    noteLine: '#5d5226',
    shade: '#00000040',
  },
};
