/** What a reader wants of a flow. */
export type Wish = 'import' | 'download';

/** A flow that is to be taken along. */
export type DialogProps = {
  /** What pages call the figure. */
  name: string;
  /** Address of the flow's data. */
  data: string;
  /** Version of the page that shows it. */
  version: string;
  wish: Wish;
  onClose: () => void;
};
