import {describe, expect, it} from 'vitest';
import {MOST_CHARACTERS, readPaste} from '../readPaste';

describe('readPaste', () => {
  it.each([
    ['colours of a terminal', '\u001b[31mERROR\u001b[0m Flow not found', 'Flow not found'],
    ['a service of Docker and a time', 'langflow-1  | 2026-03-04 10:21:33 - ERROR - base - Flow not found', 'Flow not found'],
    ['a structured log', '2026-03-04T10:21:33.120Z [error    ] Flow not found', 'Flow not found'],
    ['a JSON answer', '{"detail":"Flow not found"}', 'Flow not found'],
    ['JSON that is cut', '{"detail": {"message": "Flow not', 'Flow not'],
    ['JSON with escapes', '{"message":"a \\"b\\"\\nc"}', 'a "b"\nc'],
    ['what Python prints', '{\'detail\': "no such flow"}', 'no such flow'],
    ['a command that a shell does not find', 'langflow: command not found', 'langflow: command not found'],
    ['a list of JSON', '{"detail":[{"loc":["body"],"msg":"Field required","type":"missing"}]}', 'Field required'],
  ])('reads %s', (_, given, wanted) => {
    expect(readPaste(given)).toBe(wanted);
  });

  it('keeps of a traceback what is said, not where', () => {
    const traceback = 'Traceback (most recent call last):\n  File "/a/b.py", line 3, in run\n    start()\nlfx.X.FlowError: no such flow';
    expect(readPaste(traceback)).toBe('lfx.X.FlowError:\nno such flow');
  });

  it('keeps of a long text the lines that tell most', () => {
    const noise = Array.from({length: 100}, (_, index) => `loaded component number ${index}`).join('\n');
    const text = readPaste(`${noise}\nValueError: no such flow\n${noise}`);
    expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(text).toContain('no such flow');
  });

  it('reads a written line break, except in a path of Windows', () => {
    expect(readPaste('Failed to open C:\\new\\notes.txt')).toBe('Failed to open C:\\new\\notes.txt');
    expect(readPaste('no file C:\\a.txt\\nValueError: no such flow')).toBe('no file C:\\a.txt\nValueError:\nno such flow');
    expect(readPaste('first line\\nsecond line')).toBe('first line\nsecond line');
  });
});
