import {loadScript} from '../loadScript';
import type {CreateProvider} from '../types';

type BaiduWindow = typeof globalThis & {_hmt?: {push: (command: unknown[]) => unknown}};

const baiduWindow = globalThis as BaiduWindow;

/** 百度统计. Its script cannot be stopped once it runs, so the page is reloaded. */
export const createBaidu: CreateProvider = ({id, host}) => ({
  start() {
    const queue: unknown[][] = [
      ['_setAccount', id],
      ['_setAutoPageview', false],
    ];
    baiduWindow._hmt = queue;
    void loadScript(`${host}/hm.js?${id}`);
  },
  update: () => undefined,
  view({address}) {
    const {pathname, search, hash} = new URL(address);
    baiduWindow._hmt?.push(['_trackPageview', pathname + search + hash]);
  },
  stop: () => location.reload(),
  stored: {analytics: /^(?:Hm_|HMACCOUNT)/},
});
