import {z} from 'zod';
import {cutText} from '../../lib/text/cutText';
import {maskSecrets} from '../../lib/text/maskSecrets';

/** Maximum code points of the inputs of the tools. */
export const LIMITS = {query: 512, name: 2048, version: 32, key: 4096};

const isWithin = (text: string, limit: number) => text.length <= limit || (text.length <= 2 * limit && [...text].length <= limit);

/**
 * Schema for a text of at most `limit` code points. (`max` of zod counts an emoji or a rare Han character twice.)
 *
 * @param what what the text is, for the message
 */
export const boundedText = (what: string, limit: number) =>
  z.string().refine((text) => isWithin(text, limit), {message: `${what}太长：最多 ${limit} 个字符，请缩短`});

/** Schema for a bounded text that must not be empty. */
export const requiredText = (what: string, limit: number) => boundedText(what, limit).trim().min(1, `${what}不能为空`);

const MAX_ECHO = 80;

/** An input as an answer repeats it: short, and without keys. */
export const echo = (text: string): string => `“${cutText(maskSecrets(cutText(text, 8 * MAX_ECHO)), MAX_ECHO, '……')}”`;
