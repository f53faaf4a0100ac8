import type {Panel} from './node/panel/parsePanel';
import type {PanelPiece, PieceName, PieceProps} from './node/panel/pieces';

/** Colour modes of the site; each picture is drawn in both. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Arrangements of a picture: for the text column of a desktop page, and for phones. */
export const ARRANGEMENTS = ['wide', 'narrow'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** A picture file as pages refer to it; `url` starts with the base path of the site. */
export type FigureImage = {url: string; width: number; height: number};

/** Texts of a figure. */
export type FigureTexts = {
  name: string;
  /** Short text alternative of the picture. */
  alt: string;
  caption?: string;
  /** Description of the picture, one sentence or step per entry. */
  description: string[];
  /** Meanings of the numbers 1, 2, … in the picture. */
  marks: string[];
};

/** Data of a picture: written as JSON by the plugin, read by `@theme/Figure`. */
export type PictureData = FigureTexts & {
  images: Record<Mode, Record<Arrangement, FigureImage>>;
  /** Addresses of the flow data by version label, with the base path of the site; only for flow figures. */
  flows?: Record<string, string>;
};

/** Data of a panel, read by `@theme/PanelFigure`. */
export type PanelData = FigureTexts & {panel: Panel};
export type {Panel, PanelPiece, PieceName, PieceProps};

export type FigureData = PictureData | PanelData;

/** A page that shows a figure. */
export type FlowPage = {title: string; address: string};

/** An entry in the list of all flow figures that the pages of a version show. */
export type FlowEntry = {
  name: string;
  title: string;
  /** Description of the picture in one sentence. */
  description: string;
  /** Names of its components, without duplicates. */
  components: string[];
  /** Whether a component needs a key. */
  needsKey: boolean;
  /** Pages that show it, in navigation order. */
  pages: FlowPage[];
  /** Top category of the first page in the navigation. */
  section: string;
  /** Address of the flow's data. */
  data: string;
};

/** A component in the small picture of a flow; `icon` is a key of `FlowGallery.icons`. */
export type SmallNode = {name: string; icon: string};

/** A flow on the page of all flows: its entry, the columns of its small picture, and its topics. */
export type ListedFlow = FlowEntry & {layers: SmallNode[][]; topics: string[]};

/** The page of all flows of a version; `icons` has the paths of the icons, `topics` those that some flow has, in their order. */
export type FlowGallery = {flows: ListedFlow[]; icons: Record<string, string>; topics: string[]};
