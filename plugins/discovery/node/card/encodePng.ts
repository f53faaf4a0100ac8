import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;
/** Bit depth 8, colour type "indexed", default compression and filters, not interlaced. */
const FORMAT = [8, 3, 0, 0, 0];

const compress = promisify(deflate);

export type Picture = {
  width: number;
  height: number;
  /** Opaque RGBA, four bytes a pixel, row by row. */
  pixels: Buffer;
};

type Indexed = {palette: Buffer; rows: Buffer};

/** Numbers the colours of a picture; each row begins with the byte that says "not filtered". */
function indexColours({width, height, pixels}: Picture): Indexed | undefined {
  const colours = new Map<number, number>();
  // Signed, since numbers beyond 31 bits would be put on the heap one by one.
  const source = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const rows = Buffer.alloc((width + 1) * height);
  let last: number | undefined;
  let index = 0;
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0, to = y * (width + 1) + 1; x < width; x += 1, from += 1, to += 1) {
      const colour = source[from] as number;
      // Most pixels look like their neighbour.
      if (colour !== last) {
        index = colours.get(colour) ?? colours.size;
        colours.set(colour, index);
        last = colour;
      }
      rows[to] = index;
    }
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
 * @returns nothing when there are more than 256 colours
 */
export async function encodePng(picture: Picture): Promise<Buffer | undefined> {
  const indexed = indexColours(picture);
  if (!indexed) return undefined;
  const header = Buffer.alloc(8 + FORMAT.length);
  header.writeUInt32BE(picture.width);
  header.writeUInt32BE(picture.height, 4);
  header.set(FORMAT, 8);
  const data = await compress(indexed.rows);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', indexed.palette),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
