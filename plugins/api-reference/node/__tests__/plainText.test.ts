import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readRootVersion} from '../../../../lib/content/versions';
import {apiSources} from '../../../../lib/openapi/apiOperations';
import {loadApi} from '../../../../lib/openapi/loadApi';
import {listOperations} from '../../../../lib/openapi/openApi';
import {plainText} from '../plainText';

const ROOT = path.join(__dirname, '../../../..');
const IDENTIFIERS = /`([a-z]+(?:_[a-z]+)+)`/g;

describe('plainText', () => {
  it.each([
    ['返回 `job_id`，见 job_id 与 __init__.py', '返回 job_id，见 job_id 与 init.py'],
    ['用 `__init__` 和 *斜体*、**粗体。**之后', '用 __init__ 和斜体、粗体。之后'],
    ['见[运行流程](/api/run_flow)和 https://a.example/x_y_z', '见运行流程和 https://a.example/x_y_z'],
    ['2 * 3 * 4，`a*b`', '2 * 3 * 4，a*b'],
    ['文件 <file_name> 在此', '文件 <file_name> 在此'],
    ['第一段\n第二行\n\n- 甲\n- 乙\n\n```json\n{"a_b": 1}\n```\n\n末段', '第一段第二行；甲；乙。末段'],
  ])('%j → %j', (markdown, text) => expect(plainText(markdown)).toBe(text));

  it('cuts at the limit and keeps names as they are', () => {
    expect(plainText('字'.repeat(200))).toBe(`${'字'.repeat(149)}…`);
    const name = fc.stringMatching(/^[a-z]{1,5}(_[a-z0-9]{1,5}){1,3}$/);
    fc.assert(
      fc.property(fc.array(name, {minLength: 1, maxLength: 4}), (names) => {
        expect(plainText(names.map((one) => `说明 \`${one}\` 与 ${one}`).join('，'))).toBe(
          names.map((one) => `说明 ${one} 与 ${one}`).join('，'),
        );
      }),
      {seed: 8, numRuns: 100},
    );
  });

  it('keeps every name with an underscore that an operation of this site begins with', async () => {
    const api = await loadApi(ROOT, apiSources(readRootVersion()));
    const descriptions = listOperations(api).map(({object}) => object.description ?? '');
    const lost = descriptions.flatMap((markdown) => {
      const text = plainText(markdown, Number.POSITIVE_INFINITY);
      const prose = markdown.replace(/```[\s\S]*?```/g, '');
      return [...prose.matchAll(IDENTIFIERS)].map(([, name]) => name as string).filter((name) => !text.includes(name));
    });
    expect(descriptions).not.toEqual([]);
    expect(lost).toEqual([]);
  });
});
