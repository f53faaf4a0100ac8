import {describe, expect, it} from 'vitest';
import type {MarkedText} from '../../../shared/contract';
import {markerOf} from '../highlight';
import {parseQuery} from '../parseQuery';
import {snippet, textLines} from '../snippet';

const SYNONYMS = [{phrases: [['agent'], ['智', '能', '体']], weight: 0.75}];

const inBrackets = ({text, marks}: MarkedText = {text: '', marks: []}) =>
  marks.reduceRight((left, [start, end]) => `${left.slice(0, start)}[${left.slice(start, end)}]${left.slice(end)}`, text);

const cut = (text: string, query: string, words = 10) => inBrackets(snippet(textLines(text), markerOf(parseQuery(query, SYNONYMS)), words));

describe('snippet', () => {
  it('counts words of Chinese as words, not as characters', () => {
    const text = '组件把数据写入向量存储以后，智能体就可以用检索器找到和问题最相近的文本块，再交给语言模型生成回答。';
    const shown = cut(text, '检索器', 5);
    expect(shown).toContain('[检索器]');
    expect(shown.length).toBeGreaterThan(8);
    expect(shown.length).toBeLessThan(24);
  });

  it('shows the whole of a short text', () => {
    expect(cut('设置全局变量。', '变量')).toBe('设置全局[变量]。');
  });

  it('takes the line that answers most', () => {
    expect(cut('这里有变量。\n全局变量和环境变量。\n别的', '全局变量')).toBe('[全局变量]和环境[变量]。');
  });

  it('marks the matched Han and not the sentence', () => {
    expect(cut('全局的变量都是变量', '全局变量')).toBe('[全局]的[变量]都是[变量]');
  });

  it('marks synonyms, other forms and unfinished words', () => {
    expect(cut('智能体与 Agents', 'agent')).toBe('[智能体]与 [Agents]');
    expect(cut('Webhook 触发', 'webh')).toBe('[Webhook] 触发');
  });

  it('keeps what looks like markup as it stands', () => {
    expect(cut('<b>变量</b>', '变量')).toBe('<b>[变量]</b>');
  });

  it('says where it was cut', () => {
    const words = Array.from({length: 40}, (_, i) => `word${i}`).join(' ');
    expect(cut(words, 'word20', 5)).toMatch(/^….*\[word20\].*…$/);
    expect(cut(words, 'word0', 5)).toMatch(/^\[word0\].*…$/);
    expect(cut(words, 'word39', 5)).toMatch(/^….*\[word39\]$/);
  });

  it('starts with the sentence of the match where it fits', () => {
    const text = `${'前面有很多别的内容。'.repeat(8)}先新建全局变量，再填写它的名称和它的值，最后点击保存按钮。${'后面也有。'.repeat(8)}`;
    expect(cut(text, '全局变量')).toMatch(/^…先新建\[全局变量\]/);
  });

  it('finds a match far into a long line', () => {
    expect(cut(`${'很长的段落'.repeat(200)}全局变量在这里。`, '全局变量')).toContain('[全局变量]');
  });

  it('has nothing to show of nothing', () => {
    expect(cut('', '变量')).toBe('');
  });
});
