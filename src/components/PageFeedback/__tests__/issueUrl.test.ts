import {expect, test} from 'vitest';
import {FEEDBACK_KINDS, type FeedbackKind, issueUrl} from '../issueUrl';

const REPO = 'https://github.com/example/docs';
const PAGE = {title: '构建流程', permalink: '/concepts-flows'};

const fieldsOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test('a form is filled with the page, section and selected text', () => {
  const url = issueUrl(REPO, 'mistake', {...PAGE, section: '项目', selection: ' 第一行\n第二行 '});
  expect(url.startsWith(`${REPO}/issues/new?`)).toBe(true);
  expect(fieldsOf(url)).toEqual({
    template: 'mistake.yml',
    title: '[/concepts-flows] 报告问题：',
    page: '构建流程（/concepts-flows）',
    section: '项目',
    quote: '第一行\n第二行',
  });
});

test('praise has no form, only a text', () => {
  const fields = fieldsOf(issueUrl(REPO, 'helpful', {...PAGE, section: '项目', selection: ' 第一行\n第二行 '}));
  expect(fields).toEqual({
    title: '[/concepts-flows] 有帮助：',
    body: '页面：构建流程（/concepts-flows）\n\n小节：项目\n\n选中的文字：\n\n> 第一行\n> 第二行\n\n哪里对你有帮助？\n',
  });
});

test('without section and selection, nothing stands in their place', () => {
  expect(fieldsOf(issueUrl(REPO, 'helpful', {...PAGE, selection: '  '})).body).toBe(
    '页面：构建流程（/concepts-flows）\n\n哪里对你有帮助？\n',
  );
  expect(Object.keys(fieldsOf(issueUrl(REPO, 'unhelpful', PAGE)))).toEqual(['template', 'title', 'page']);
});

test.each(['sk-SECRET0123456789', 'x-api-key: hunter2-hunter2', 'ghp_0123456789abcdefghijABCDEFGH'])(
  'the key %s in a selection stays here',
  (secret) => {
    const url = issueUrl(REPO, 'mistake', {...PAGE, selection: `前 ${secret} 后`});
    expect(decodeURIComponent(url)).not.toMatch(/SECRET|hunter|ABCDEFGH/);
  },
);

test('a selection is cut between characters', () => {
  for (const end of ['😀', '𠮷', 'e\u0301', '👩‍🚀']) {
    expect(fieldsOf(issueUrl(REPO, 'mistake', {...PAGE, selection: `${'a'.repeat(299)}${end}${end}`})).quote).not.toMatch(
      /\p{Surrogate}|\ufffd|e…/u,
    );
  }
});

test('a long selection is cut, so that the address stays one that servers take', () => {
  for (const kind of Object.keys(FEEDBACK_KINDS) as FeedbackKind[]) {
    const url = issueUrl(REPO, kind, {...PAGE, selection: '长'.repeat(5000)});
    expect(url.length).toBeLessThan(4000);
    const {quote, body} = fieldsOf(url);
    expect(quote ?? body).toContain('……');
  }
});
