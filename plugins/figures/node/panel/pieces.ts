import * as z from 'zod';
import {showReceived} from '../../../../lib/input/inputError';
import {ICON_NAMES, ICONS} from '../svg/icons';
import {looseText, number, someOf, words} from '../yaml/schema';

/** Keys that every piece may have. */
export const commonKeys = {mark: number.optional(), highlight: z.boolean().optional()};
type CommonProps = z.infer<z.ZodObject<typeof commonKeys>>;

/** A checked piece of a panel; inner pieces are in `props`, under the same keys as in the file. */
export type PanelPiece = {name: PieceName; props: Record<string, unknown> & CommonProps};

/** A list of pieces inside a piece: `holder[key]`; `path` is relative to the piece. */
type Compartment = {holder: Record<string, unknown>; key: string; path: (string | number)[]};

/** Schema and description of a kind of piece; `theme/PanelFigure` draws it. */
export type PieceKind<S extends z.ZodObject = z.ZodObject> = {
  /** Schema of its own keys. */
  schema: S;
  /** Key that a bare value stands for: `- heading: 项目` means `- heading: {text: 项目}`. */
  shorthand?: keyof z.infer<S> & string;
  /** Lists of pieces inside it. */
  compartments?: (props: z.infer<S>) => Compartment[];
  /** Description of the piece; empty if its children describe everything. */
  describe: (props: z.infer<S>) => string;
};

/** Infers the type of a kind of piece from its schema. */
const definePiece = <S extends z.ZodObject>(kind: PieceKind<S>): PieceKind<S> => kind;

/** Pieces inside a piece: not checked by this schema, but one by one by `parsePanel`, which knows their lines. */
const pieces = z.unknown() as unknown as z.ZodType<PanelPiece[]>;
const compartment = (key: string) => (props: Record<string, unknown>) => (key in props ? [{holder: props, key, path: [key]}] : []);

/** The data contains the path of the icon, so that pages do not need the icon list. */
const icon = z.enum(ICON_NAMES).transform((name) => ICONS[name]);

/** A label of the Langflow interface, and its Chinese translation. */
const labelKeys = {text: words, gloss: words.optional()};
const inWords = ({text, gloss}: {text: string; gloss?: string}) => (gloss ? `${text}（${gloss}）` : text);
const inLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');

const item = z.strictObject({
  ...labelKeys,
  text: looseText,
  icon: icon.optional(),
  note: words.optional(),
  selected: z.boolean().optional(),
  mark: number.optional(),
});
const describeItem = (entry: z.infer<typeof item>) =>
  `${entry.mark ? `（${entry.mark}）` : ''}${inWords(entry)}${entry.note ? `（${entry.note}）` : ''}${entry.selected ? '（选中）' : ''}`;

const defineList = (name: string) =>
  definePiece({
    schema: z.strictObject({items: someOf(item)}),
    shorthand: 'items',
    describe: ({items}) => `${name}：${items.map(describeItem).join('、')}`,
  });

const tableKeys = z.strictObject({
  head: someOf(looseText),
  rows: z.array(z.array(looseText)),
  /** Relative widths of the columns. */
  widths: z.array(number).optional(),
  /** Names of the columns shown on phones, if there is no room for all. */
  phone: someOf(words).optional(),
});
/** The names in `phone` are checked if these two keys are valid, even if other parts of the table are wrong. */
const COLUMN_NAMES = tableKeys.pick({head: true, phone: true}).loose();
const table = tableKeys.superRefine(
  ({head, phone = []}, context) => {
    phone.forEach((name, index) => {
      if (head.includes(name)) return;
      const message = `应为 上面列出的名字 之一；收到的是${showReceived(name)}`;
      context.addIssue({code: 'custom', path: ['phone', index], input: name, message});
    });
  },
  {when: ({value}) => COLUMN_NAMES.safeParse(value).success},
);

const SPEAKERS = {
  user: {name: 'User', isUser: true, icon: ICONS.user},
  ai: {name: 'AI', isUser: false, icon: ICONS.agent},
};

/** All kinds of pieces, by the name that authors write. */
export const PIECES = {
  /** A window or page of the program, with its title bar. */
  window: definePiece({
    schema: z.strictObject({title: words, content: pieces}),
    compartments: compartment('content'),
    describe: ({title}) => `窗口“${title}”`,
  }),
  /** A framed area, like a card or a dialog. */
  box: definePiece({
    schema: z.strictObject({content: pieces, tone: z.enum(['paper', 'sunken']).optional()}),
    shorthand: 'content',
    compartments: compartment('content'),
    describe: () => '',
  }),
  /** A part of the workspace, with dots in the background. */
  canvas: definePiece({
    schema: z.strictObject({content: pieces.optional(), height: number.optional()}),
    compartments: compartment('content'),
    describe: () => '画布',
  }),
  /** Areas side by side; on phones one below the other, unless `keep` is set. */
  columns: definePiece({
    schema: z.strictObject({
      items: someOf(z.strictObject({share: number.optional(), tone: z.enum(['sunken']).optional(), content: pieces})),
      keep: z.boolean().optional(),
    }),
    shorthand: 'items',
    compartments: ({items}) => items.map((holder, index) => ({holder, key: 'content', path: ['items', index, 'content']})),
    describe: () => '',
  }),
  /** Pieces in one line: buttons, fields, icons. */
  row: definePiece({
    schema: z.strictObject({items: pieces}),
    shorthand: 'items',
    compartments: compartment('items'),
    describe: () => '',
  }),
  /** Fills the remaining width of its row. */
  space: definePiece({schema: z.strictObject({}), describe: () => ''}),
  heading: definePiece({schema: z.strictObject(labelKeys), shorthand: 'text', describe: (props) => `标题“${inWords(props)}”`}),
  text: definePiece({
    schema: z.strictObject({text: looseText, tone: z.enum(['ink', 'soft']).optional()}),
    shorthand: 'text',
    describe: ({text}) => text.trim(),
  }),
  code: definePiece({schema: z.strictObject({text: words}), shorthand: 'text', describe: ({text}) => `代码：${inLine(text)}`}),
  divider: definePiece({schema: z.strictObject({}), describe: () => ''}),
  button: definePiece({
    schema: z.strictObject({...labelKeys, icon: icon.optional(), kind: z.enum(['primary', 'secondary', 'plain']).optional()}),
    shorthand: 'text',
    describe: (props) => `按钮“${inWords(props)}”`,
  }),
  icon: definePiece({
    schema: z.strictObject({icon, label: words.optional()}),
    shorthand: 'icon',
    describe: ({label}) => (label ? `图标按钮“${label}”` : ''),
  }),
  badge: definePiece({
    schema: z.strictObject({...labelKeys, tone: z.enum(['link', 'accent']).optional()}),
    shorthand: 'text',
    describe: (props) => `标记“${inWords(props)}”`,
  }),
  field: definePiece({
    schema: z.strictObject({
      label: words.optional(),
      gloss: words.optional(),
      value: looseText.optional(),
      hint: words.optional(),
      icon: icon.optional(),
      lines: number.optional(),
    }),
    shorthand: 'label',
    describe({label, gloss, value, hint}) {
      const name = label ? `“${inWords({text: label, gloss})}”` : '';
      if (value) return `输入框${name}，内容为“${value}”`;
      return `输入框${name}${hint ? `，提示语为“${hint}”` : ''}`;
    },
  }),
  toggle: definePiece({
    schema: z.strictObject({...labelKeys, on: z.boolean().optional()}),
    shorthand: 'text',
    describe: ({on, ...label}) => `开关“${inWords(label)}”，${on ? '已打开' : '已关闭'}`,
  }),
  tabs: definePiece({
    schema: z.strictObject({items: someOf(words), selected: words}),
    describe: ({items, selected}) => `标签页 ${items.join('、')}，当前是 ${selected}`,
  }),
  list: defineList('列表'),
  menu: defineList('菜单'),
  table: definePiece({
    schema: table,
    describe: ({head, rows}) =>
      `表格，各列为 ${head.join('、')}${rows.length > 0 ? `；${rows.map((row) => row.filter(Boolean).join('，')).join('；')}` : ''}`,
  }),
  /** A chat message. */
  chat: definePiece({
    schema: z.strictObject({
      from: z.enum(['user', 'ai']).transform((name) => SPEAKERS[name]),
      text: words,
      name: words.optional(),
    }),
    describe: ({from, text}) => `${from.isUser ? '用户' : 'AI'}：“${inLine(text)}”`,
  }),
  /** Steps of an agent before its answer. */
  steps: definePiece({
    schema: z.strictObject({title: words, items: z.array(z.strictObject({text: words, time: words.optional()}))}),
    describe: ({title, items}) => `“${title}”之下列出步骤：${items.map(({text}) => text).join('、')}`,
  }),
};

export type PieceName = keyof typeof PIECES;

/** Props of a checked piece of a kind. */
export type PieceProps<K extends PieceName> = z.infer<(typeof PIECES)[K]['schema']>;

/** The cast is safe: the props of a piece are checked against the schema of its kind. */
export const pieceKind = (name: PieceName): PieceKind => PIECES[name] as unknown as PieceKind;

export const isPieceName = (name: string): name is PieceName => Object.hasOwn(PIECES, name);

/** The pieces directly inside a piece. */
export const panelChildren = ({name, props}: PanelPiece): PanelPiece[] =>
  (pieceKind(name).compartments?.(props) ?? []).flatMap(({holder, key}) => holder[key] as PanelPiece[]);
