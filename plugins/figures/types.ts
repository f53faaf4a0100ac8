/** The two colour modes of the site; each figure is drawn once for each. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** The two arrangements of a figure: for the text column of a desktop page, and for a phone. */
export const ARRANGEMENTS = ['wide', 'narrow'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** One picture file as a page refers to it; `url` is relative to the site's base path. */
export type FigureImage = {url: string; width: number; height: number};

/** What the page needs to show a figure: written as JSON by the plugin, read by `@theme/Figure`. */
export type FigureData = {
  name: string;
  /** Short text alternative of the picture. */
  alt: string;
  caption?: string;
  /** The content of the picture in words, one sentence or step per entry. */
  description: string[];
  /** What the numbers 1, 2, … in the picture mean. */
  marks: string[];
  images: Record<Mode, Record<Arrangement, FigureImage>>;
};
