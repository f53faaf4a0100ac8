import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import remarkUnwrittenLinks from '../remarkUnwrittenLinks';

const transform = remarkUnwrittenLinks({written: ['/flows'], known: ['/flows', '/agents', '/'], upstreamDocs: 'https://docs.example.org'});

function links(markdown: string, change = transform): string[] {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  change(tree);
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

  it('leads within the version of the page, and to the one that a link names', () => {
    const old = {label: '1.5', base: '', written: ['/', '/flows', '/old'], known: ['/', '/flows', '/old']};
    const later = {label: '1.10', base: '/1.10', written: ['/', '/flows'], known: ['/', '/flows', '/new']};
    const ofLater = remarkUnwrittenLinks({...later, versions: [old, later], upstreamDocs: 'https://docs.example.org'});
    const source = '[a](/flows#x) [b](/) [c](/new?y) [d](/api/run-flow) [e](/1.5/old#z) [f](/1.5) [g](/search)';
    expect(links(source, ofLater)).toEqual([
      'a → /1.10/flows#x',
      'b → /1.10',
      'c（英文） → https://docs.example.org/new?y',
      'd（英文） → https://docs.example.org/api/run-flow',
      'e → /old#z',
      'f → /',
      'g → /search',
    ]);
  });

  it('finds links inside lists and bold text', () => {
    expect(links('- **[智能体](/agents)**')).toEqual(['智能体（英文） → https://docs.example.org/agents']);
  });
});
