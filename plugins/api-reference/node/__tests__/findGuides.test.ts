import {describe, expect, it} from 'vitest';
import {findParts} from '../../../../lib/pages/findParts';
import {findApiAddresses, findGuides} from '../findGuides';

const TARGETS = [
  {slug: 'read-flow', method: 'get', path: '/api/v1/flows/{flow_id}'},
  {slug: 'update-flow', method: 'patch', path: '/api/v1/flows/{flow_id}'},
  {slug: 'delete-flow', method: 'delete', path: '/api/v1/flows/{flow_id}'},
  {slug: 'read-flows', method: 'get', path: '/api/v1/flows/'},
  {slug: 'create-flow', method: 'post', path: '/api/v1/flows/'},
  {slug: 'upload-flow', method: 'post', path: '/api/v1/flows/upload/'},
  {slug: 'run', method: 'post', path: '/api/v1/run/{flow_id_or_name}'},
  {slug: 'health', method: 'get', path: '/health'},
] as const;

const slugsIn = (text: string) =>
  [...findGuides([{title: '指南', permalink: '/g', parts: findParts(text)}], TARGETS, 'api')]
    .filter(([, guides]) => guides.length > 0)
    .map(([slug]) => slug);

describe('findApiAddresses', () => {
  it.each([
    ['curl -X PATCH \\\n  "$URL/api/v1/flows/$FLOW_ID"', 'patch'],
    ['curl "$URL/api/v1/flows/$FLOW_ID"', 'get'],
    ['curl "$URL/api/v1/flows/" -d \'{}\'', 'post'],
    ['curl --request POST --url "http://localhost:7860/api/v1/run/X1"', 'post'],
    ['requests.post(f"{base}/api/v1/flows/")', 'post'],
    ['fetch("/api/v1/flows/", {\n  method: "DELETE"', 'delete'],
    ['`GET /api/v1/flows/`', 'get'],
    ['端点 `/api/v1/flows/`', undefined],
  ])('%s', (text, method) => expect(findApiAddresses(text)).toMatchObject([{method}]));
});

describe('findGuides', () => {
  it('finds an operation by path and method', () => {
    expect(slugsIn('```bash\ncurl -X POST "$URL/api/v1/run/$FLOW_ID"\n```')).toEqual(['run']);
    expect(slugsIn('curl "$URL/api/v1/flows/$FLOW_ID"')).toEqual(['read-flow']);
  });

  it.each(['$FLOW_ID', '{flow_id}', 'FLOW_ID', '3fa85f64-5717-4562-b3fc-2c963f66afa6'])('takes %s for a parameter', (segment) => {
    expect(slugsIn(`\`curl "$URL/api/v1/flows/${segment}"\``)).toEqual(['read-flow']);
  });

  it('prefers the path with more fixed words', () => {
    expect(slugsIn('curl -X POST "$URL/api/v1/flows/upload/"')).toEqual(['upload-flow']);
  });

  it('takes every method but delete where the text names none', () => {
    expect(slugsIn('端点 `/api/v1/flows/{flow_id}` 的说明')).toEqual(['read-flow', 'update-flow']);
  });

  it('finds links to operation pages, whole slugs only', () => {
    expect(slugsIn('见[运行](/api/run)')).toEqual(['run']);
    expect(slugsIn('见[运行](/api/run-more)')).toEqual([]);
  });

  it('does not take other words for addresses', () => {
    expect(slugsIn('/healthy 与 /api/v3/flows/ 与 api-flows')).toEqual([]);
    expect(slugsIn('访问 `/health` 检查')).toEqual(['health']);
  });

  it('lists a guide once', () => {
    const guides = findGuides(
      [{title: '甲', permalink: '/a', parts: findParts('/api/run 与 [x](/api/run) 与 /api/v1/run/X_1 和 /api/v1/run/Y_2')}],
      TARGETS,
      'api',
    );
    expect(guides.get('run')).toEqual([{title: '甲', permalink: '/a'}]);
  });
});
