import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import type {FoundMessage} from '../../types';
import MatchCard, {Pattern} from '../ErrorFinder/MatchCard';

vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {baseUrl: '/'}})}));

const match: FoundMessage = {
  entry: 1,
  pattern: `Thing … is gone because ${'of something long '.repeat(12)}at …`,
  values: ['客服', 'line 3'],
  found: '',
  closeness: 1,
  detail: {origin: '组件 A、组件 B', sources: ['lfx/a.py:1', 'lfx/b.py:2'], links: []},
};
const family = {id: 'gone', kind: 'program' as const, title: '不见了', meaning: '没有了', causes: [{when: '删掉了', do: '再建'}]};

describe('cards', () => {
  it('mark the words of the reader, leave out the middle of long fixed parts, and name all places', () => {
    const html = renderToStaticMarkup(<MatchCard match={match} family={family} />);
    expect(html.match(/<mark>[^<]*<\/mark>/g)).toEqual(['<mark>客服</mark>', '<mark>line 3</mark>']);
    expect(html).toContain(' …… ');
    expect(html).toContain('<h2 class="error-finder-title">不见了</h2>');
    expect(html).toContain('再建');
    expect(html).toContain('<code>lfx/a.py:1</code>、<code>lfx/b.py:2</code>。');
  });

  it('show of a message that is only near its pattern, without words of the reader', () => {
    const html = renderToStaticMarkup(<Pattern match={match} isOwn={false} />);
    expect(html).not.toContain('客服');
    expect(html.match(/<mark>/g)).toBeNull();
    expect(html).toContain('Thing … is gone');
  });
});
