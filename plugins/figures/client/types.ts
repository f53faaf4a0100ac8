/** What the reader wants to do with a flow. */
export type Wish = 'import' | 'download';

/** Props of the dialog for one flow. */
export type DialogProps = {
  /** Name of the figure, as in `<Figure name="…" />`. */
  name: string;
  /** Address of the flow's data. */
  data: string;
  /** Langflow version of the page that shows the flow. */
  version: string;
  wish: Wish;
  onClose: () => void;
};
