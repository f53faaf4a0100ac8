import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Loading from '..';

const render = (error: Error | null, pastDelay: boolean) =>
  renderToStaticMarkup(<Loading error={error} pastDelay={pastDelay} retry={() => undefined} />);

describe('Loading', () => {
  it('shows nothing for a short wait, and a spinner for a long one', () => {
    expect(render(null, false)).toBe('');
    expect(render(null, true)).toContain('正在加载');
  });

  it('shows the error and offers another try', () => {
    const html = render(new Error('Loading chunk 5 failed'), true);
    expect(html).toContain('Loading chunk 5 failed');
    expect(html).toMatch(/<button[^>]*>重试<\/button>/);
  });
});
