import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createViewReporter} from '../viewEvents';

const ACCOUNT = {appId: 'APP', apiKey: 'key', indexName: 'langflow'};
const ids = (count: number, prefix = 'id') => Array.from({length: count}, (_, i) => `${prefix}-${i}`);

const send = vi.fn(async () => new Response());
const sentGroups = () =>
  send.mock.calls.map((call) => JSON.parse((call as unknown as [string, {body: string}])[1].body).events[0].objectIDs as string[]);

beforeEach(() => {
  send.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('siteConsent', {analytics: true, advertising: false});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createViewReporter', () => {
  it('reports in groups of 20, 400 ms after the last results', () => {
    const reporter = createViewReporter(ACCOUNT);
    reporter.add(ids(3, 'early'));
    vi.advanceTimersByTime(399);
    reporter.add(ids(45));
    vi.advanceTimersByTime(399);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sentGroups().map((group) => group.length)).toEqual([20, 20, 5]);
    expect(sentGroups().flat()).toEqual(ids(45));
  });

  it('reports nothing without consent', () => {
    const reporter = createViewReporter(ACCOUNT);
    for (const answer of [undefined, {analytics: false, advertising: true}]) {
      vi.stubGlobal('siteConsent', answer);
      expect(reporter.isAllowed()).toBe(false);
      reporter.add(ids(3));
    }
    vi.advanceTimersByTime(1000);
    expect(send).not.toHaveBeenCalled();
  });
});
