import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findShippedPhrases} from '../checkBuilt';

describe('findShippedPhrases', () => {
  it('finds front matter with phrases in code and in data, and nothing else', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'search-zh-built-'));
    mkdirSync(path.join(folder, 'assets/js'), {recursive: true});
    const chunks = {
      'page.js': 'let r={title:"甲",search:{page:["乙"]}}',
      'data.js': 'JSON.parse(\'{"title":"甲","search":{"page":["乙"]}}\')',
      'other.js': 'let r={title:"甲",search:{q:"page"}};open({search:location.search,page:[1]})',
    };
    for (const [file, code] of Object.entries(chunks)) writeFileSync(path.join(folder, 'assets/js', file), code);
    expect(findShippedPhrases(folder).map((problem) => problem.split(' ')[0])).toEqual(['assets/js/data.js', 'assets/js/page.js']);
  });
});
