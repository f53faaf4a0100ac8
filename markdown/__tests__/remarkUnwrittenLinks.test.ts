import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import remarkUnwrittenLinks from '../remarkUnwrittenLinks';

const transform = remarkUnwrittenLinks({written: ['/flows'], known: ['/flows', '/agents', '/'], upstreamDocs: 'https://docs.example.org'});

function links(markdown: string): string[] {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  transform(tree);
  const found: string[] = [];
  visit(tree, 'link', (link) => {
    found.push(`${link.children.map((child) => ('value' in child ? child.value : '')).join('')} → ${link.url}`);
  });
  return found;
}

describe('remarkUnwrittenLinks', () => {
  it('sends links to unwritten pages to the English page and says so', () => {
    expect(links('见[智能体](/agents#tools)与 [查询](/agents?x=1)')).toEqual([
      '智能体（英文） → https://docs.example.org/agents#tools',
      '查询（英文） → https://docs.example.org/agents?x=1',
    ]);
  });

  it('leaves links to written pages, other sites and places of the page alone', () => {
    const source = '[流程](/flows#a) [外站](https://example.com/agents) [本页](#agents) [别处](/api/build)';
    expect(links(source)).toEqual(['流程 → /flows#a', '外站 → https://example.com/agents', '本页 → #agents', '别处 → /api/build']);
  });

  it('finds links inside lists and bold text', () => {
    expect(links('- **[智能体](/agents)**')).toEqual(['智能体（英文） → https://docs.example.org/agents']);
  });
});
