import * as z from 'zod';
import {someOf, words} from './yaml/schema';

/** Keys of every figure file, to be spread into the schema of each kind. */
export const figureKeys = {
  /** Name of the picture, also the title of the SVG. */
  title: words,
  /** Short text alternative; defaults to the title. */
  alt: words.optional(),
  /** Caption under the picture. */
  caption: words.optional(),
  /** Description of the picture; replaces the generated one. */
  text: someOf(words).optional(),
  /** Meanings of the numbers in the picture. */
  marks: z.record(z.string().regex(/^[1-9]$/, '1 到 9 的编号'), words).optional(),
};

export type FigureHead = z.infer<z.ZodObject<typeof figureKeys>>;
