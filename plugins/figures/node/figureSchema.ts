import {Joi} from '@docusaurus/utils-validation';
import type {Schema} from 'joi';

/** What every figure file says about the figure as a whole. */
export type FigureHead = {
  /** Name of the picture: the SVG's title. */
  title: string;
  /** Short text alternative; without it the title serves. */
  alt?: string;
  /** Line under the picture. */
  caption?: string;
  /** What the picture shows, in words; replaces the generated text. */
  text?: string[];
  /** What the numbers in the picture mean. */
  marks?: Record<string, string>;
};

/** Schema of `FigureHead`, to be spread into the schema of each kind of file. */
export const figureKeys: Record<keyof FigureHead, Schema> = {
  title: Joi.string().required(),
  alt: Joi.string(),
  caption: Joi.string(),
  text: Joi.array().items(Joi.string()).min(1),
  marks: Joi.object().pattern(/^[1-9]$/, Joi.string()),
};
