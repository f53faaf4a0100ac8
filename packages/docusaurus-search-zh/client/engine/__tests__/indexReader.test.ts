import {expect, it} from 'vitest';
import {INDEX_FORMAT, SECTIONS_PER_PAGE} from '../../../shared/indexFormat';
import {IndexReader} from '../indexReader';

it('keeps the files of the last queries, and no more', async () => {
  const read: string[] = [];
  const reader = await IndexReader.open(async (file) => {
    read.push(file);
    return JSON.stringify(file === 'index.json' ? {format: INDEX_FORMAT, version: 'v'} : {});
  });
  const timesRead = async (page: number) => {
    await reader.part(page * SECTIONS_PER_PAGE);
    return read.filter((file) => file === `v/page-${page}-0.json`).length;
  };
  for (let page = 0; page < 400; page += 1) await timesRead(page);
  // A file that is asked for again stays.
  for (let page = 400; page < 650; page += 1) await Promise.all([timesRead(page), timesRead(399)]);
  expect([await timesRead(0), await timesRead(399), await timesRead(649)]).toEqual([2, 1, 1]);
});
