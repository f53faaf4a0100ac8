import * as z from 'zod';
import {someOf, words} from './yaml/schema';

/** What every figure file says about the figure as a whole; to be spread into the schema of each kind of file. */
export const figureKeys = {
  /** Name of the picture: the SVG's title. */
  title: words,
  /** Short text alternative; without it the title serves. */
  alt: words.optional(),
  /** Line under the picture. */
  caption: words.optional(),
  /** What the picture shows, in words; replaces the generated text. */
  text: someOf(words).optional(),
  /** What the numbers in the picture mean. */
  marks: z.record(z.string().regex(/^[1-9]$/, '1 到 9 的编号'), words).optional(),
};

export type FigureHead = z.infer<z.ZodObject<typeof figureKeys>>;
