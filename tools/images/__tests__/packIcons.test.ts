import {expect, it} from 'vitest';
import {packIcons} from '../packIcons';

it('lists every picture with its size, length and place, and holds it unchanged', () => {
  const pictures = [
    {size: 16, png: Buffer.from('one')},
    {size: 48, png: Buffer.from('three')},
  ];
  const file = packIcons(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, pictures.length]);
  pictures.forEach(({size, png}, index) => {
    const entry = 6 + 16 * index;
    expect([file[entry], file[entry + 1], file.readUInt16LE(entry + 6)]).toEqual([size, size, 32]);
    const offset = file.readUInt32LE(entry + 12);
    expect(file.subarray(offset, offset + file.readUInt32LE(entry + 8))).toEqual(png);
  });
});
