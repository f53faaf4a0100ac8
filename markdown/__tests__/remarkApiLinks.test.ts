import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {readRootVersion} from '../../lib/content/versions';
import {readApiOperations} from '../../lib/openapi/apiOperations';
import remarkApiLinks from '../remarkApiLinks';

const processor = unified().use(remarkParse).use(remarkApiLinks, readApiOperations(readRootVersion())).use(remarkStringify);
const render = (markdown: string) => String(processor.processSync(markdown)).trim();

describe('remarkApiLinks', () => {
  it.each([
    ['调用 `/v1/run/$FLOW_ID` 端点', '调用 [`/v1/run/$FLOW_ID`](/api/simplified-run-flow) 端点'],
    ['`DELETE /api/v1/flows/{flow_id}`', '[`DELETE /api/v1/flows/{flow_id}`](/api/delete-flow)'],
    ['* `/v1/flows/`', '* [`/v1/flows/`](/api/read-flows)'],
  ])('%s', (markdown, linked) => {
    expect(render(markdown)).toBe(linked);
  });

  it.each(['## `/v1/flows/`', '[`/v1/flows/`](/api-flows)', '`/v1/unknown`', '`/api-flows`', '`curl /v1/flows/`'])(
    'leaves %s alone',
    (markdown) => {
      expect(render(markdown)).toBe(markdown);
    },
  );
});
