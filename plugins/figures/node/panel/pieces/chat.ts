import * as z from 'zod';
import type {IconName} from '../../svg/icons';
import type {Shape} from '../../svg/scene';
import {measureText, truncateText, wrapText} from '../../svg/textMeasure';
import {words} from '../../yaml/schema';
import {definePiece} from '../types';

const SPEAKERS = {user: {name: 'User', icon: 'user'}, ai: {name: 'AI', icon: 'agent'}} as const satisfies Record<
  string,
  {name: string; icon: IconName}
>;
const LINE = 20;
const INDENT = 44;

/** A chat message; the user's own messages have a ground. */
export const chat = definePiece({
  schema: z.strictObject({from: z.enum(['user', 'ai']), text: words, name: words.optional()}),
  draw({props: {from, text, name}, width}) {
    const speaker = SPEAKERS[from];
    const isUser = from === 'user';
    const room = width - INDENT - 14;
    const lines = wrapText(text.trimEnd(), 'text', room);
    const height = 32 + lines.length * LINE + 6;
    const ground: Shape[] = isUser ? [{kind: 'rect', style: 'band', x: 0, y: 0, width, height, radius: 10}] : [];
    return {
      width,
      height,
      shapes: [
        ...ground,
        {kind: 'circle', style: isUser ? 'tint' : 'tile', cx: 22, cy: 20, r: 13},
        {kind: 'icon', style: isUser ? 'accentGlyph' : 'glyph', icon: speaker.icon, x: 14, y: 12, size: 16},
        {kind: 'text', style: 'strong', x: INDENT, y: 20, text: truncateText(name ?? speaker.name, 'strong', room), room},
        ...lines.map((line, index): Shape => ({kind: 'text', style: 'text', x: INDENT, y: 43 + index * LINE, text: line, room})),
      ],
    };
  },
  describe: ({from, text}) => `${from === 'user' ? '用户' : 'AI'}：“${text.trim().replace(/\s*\n\s*/g, ' ')}”`,
});

const STEP = 30;
const STEPS_HEAD = 36;

/** What an agent did before it answered. */
export const steps = definePiece({
  schema: z.strictObject({title: words, items: z.array(z.strictObject({text: words, time: words.optional()}))}),
  draw({props: {title, items}, width, arrangement}) {
    const indent = arrangement === 'wide' ? INDENT : 10;
    const inner = width - indent;
    const height = STEPS_HEAD + items.length * STEP + 4;
    const rows = items.flatMap(({text, time}, index): Shape[] => {
      const y = STEPS_HEAD + index * STEP;
      const timeWidth = time ? measureText(time, 'type').width : 0;
      const shapes: Shape[] = [
        {kind: 'icon', style: 'glyph', icon: 'check', x: indent + 12, y: y + 6, size: 15},
        {
          kind: 'text',
          style: 'text',
          x: indent + 34,
          y: y + 18,
          text: truncateText(text, 'text', inner - 56 - timeWidth),
          room: inner - 56 - timeWidth,
        },
      ];
      if (time)
        shapes.push({kind: 'text', style: 'type', tone: 'soft', x: width - 12, y: y + 18, text: time, anchor: 'end', room: timeWidth + 1});
      return shapes;
    });
    return {
      width,
      height,
      shapes: [
        {kind: 'rect', style: 'paper', x: indent, y: 0, width: inner, height, radius: 8},
        {kind: 'text', style: 'strong', x: indent + 12, y: 23, text: truncateText(title, 'strong', inner - 44), room: inner - 44},
        {kind: 'icon', style: 'faint', icon: 'down', x: width - 28, y: 10, size: 15},
        ...rows,
      ],
    };
  },
  describe: ({title, items}) => `“${title}”之下列出步骤：${items.map(({text}) => text).join('、')}`,
});
