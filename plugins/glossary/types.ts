/** One term as the page shows it. */
export type GlossaryTerm = {
  /** Fragment of its row. */
  id: string;
  en: string;
  zh: string;
  /** How pages write it: English kept or not. */
  rule: string;
  definition?: string;
  note?: string;
  /** Pages that speak of it most. */
  pages: {title: string; to: string}[];
};
