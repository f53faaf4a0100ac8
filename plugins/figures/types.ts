import type {Panel} from './node/panel/parsePanel';
import type {Piece, PieceName, PieceProps} from './node/panel/pieces';

/** The two colour modes of the site; each picture is drawn once for each. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** The two arrangements of a picture: for the text column of a desktop page, and for a phone. */
export const ARRANGEMENTS = ['wide', 'narrow'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** One picture file as a page refers to it; `url` is relative to the site's base path. */
export type FigureImage = {url: string; width: number; height: number};

/** What a figure says in words. */
export type FigureTexts = {
  name: string;
  /** Short text alternative of the picture. */
  alt: string;
  caption?: string;
  /** The content of the picture in words, one sentence or step per entry. */
  description: string[];
  /** What the numbers 1, 2, … in the picture mean. */
  marks: string[];
};

/** What the page needs to show a picture: written as JSON by the plugin, read by `@theme/Figure`. */
export type PictureData = FigureTexts & {
  images: Record<Mode, Record<Arrangement, FigureImage>>;
  /** By the version of the page that shows it, the file of the flow's data, relative to the site's base path; other kinds of figures have none. */
  flows?: Record<string, string>;
};

/** What the page needs to draw a panel, read by `@theme/PanelFigure`. */
export type PanelData = FigureTexts & {panel: Panel};
export type {Panel, Piece, PieceName, PieceProps};

export type FigureData = PictureData | PanelData;

/** A page that shows a figure. */
export type FlowPage = {title: string; address: string};

/** A flow figure that some page of a version shows, as the list of all flows knows it. */
export type FlowEntry = {
  name: string;
  title: string;
  /** What the picture shows, in a sentence. */
  description: string;
  /** Names of its components, each once. */
  components: string[];
  /** Whether some component wants a key. */
  needsKey: boolean;
  /** Where the pages stand that show it, the first in the order of the navigation first. */
  pages: FlowPage[];
  /** Top category of the first of them in the navigation. */
  section: string;
  /** Address of the flow's data. */
  data: string;
};

/** The wide picture of a flow with the address of its thumbnail, which has no words in it. */
export type Thumbnail = FigureImage & {sketch: string};

/** What the page of all flows shows of a flow: the entry, with its picture in both modes. */
export type ListedFlow = FlowEntry & {images: Record<Mode, Thumbnail>};
