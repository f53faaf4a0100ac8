import {describe, expect, it} from 'vitest';
import {engineOf, makePages} from '../../__fixtures__/smallSite';
import type {InboundLink} from '../../types';
import {buildSearchIndex} from '../buildIndex';
import {collectInboundLinks} from '../inboundLinks';

const pagesWith = (links: Record<string, InboundLink[]>) => makePages().map((page) => ({...page, links: links[page.url] ?? []}));

describe('collectInboundLinks', () => {
  it('counts the pages that call another so, not the links', () => {
    const link = {url: '/agents', text: '帮手'};
    const inbound = collectInboundLinks(pagesWith({'/webhook': [link, link], '/environment-variables': [link], '/agents': [link]}));
    expect(inbound.get('/agents')).toEqual(new Map([['帮手', 2]]));
  });

  it('lets a page be found by what others call it', async () => {
    const pages = pagesWith({'/webhook': [{url: '/agents#memory', text: '留住上下文'}]});
    const answer = await engineOf(buildSearchIndex({pages, synonyms: [], startUrls: []})).search({text: '上下文'});
    expect(answer.pages[0]?.sections[0]?.url).toBe('/agents#memory');
  });
});
