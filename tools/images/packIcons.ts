/** A square picture, as a PNG. */
export type Icon = {size: number; png: Uint8Array};

const HEADER_SIZE = 6;
const ENTRY_SIZE = 16;

/** Packs images into one ICO file: a header, an entry for each image, and the unchanged PNGs. */
export function packIcons(icons: readonly Icon[]): Buffer {
  const directory = Buffer.alloc(HEADER_SIZE + ENTRY_SIZE * icons.length);
  directory.writeUInt16LE(1, 2); // icons, no cursors
  directory.writeUInt16LE(icons.length, 4);
  let offset = directory.length;
  icons.forEach(({size, png}, index) => {
    const entry = HEADER_SIZE + ENTRY_SIZE * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4); // colour planes
    directory.writeUInt16LE(32, entry + 6); // bits per pixel
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...icons.map(({png}) => png)]);
}
