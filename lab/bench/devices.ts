import type {BrowserContextOptions} from '@playwright/test';

/** A device and its connection, as emulated by the browser. */
export type Profile = {
  label: string;
  context: BrowserContextOptions;
  /** Slowdown factor relative to this machine. */
  cpuSlowdown: number;
  /** Round-trip time in milliseconds, throughput in bits per second. */
  network: {latency: number; download: number; upload: number};
};

const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 13; Redmi Note 12) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** The devices on which every page is measured. */
export const PROFILES = {
  phone: {
    label: '手机（412 px，CPU 慢 4 倍，1.6 Mbit/s，往返 150 ms）',
    context: {viewport: {width: 412, height: 915}, deviceScaleFactor: 2, isMobile: true, hasTouch: true, userAgent: PHONE_AGENT},
    cpuSlowdown: 4,
    network: {latency: 150, download: 1_600_000, upload: 750_000},
  },
  desktop: {
    label: '桌面（1400 px，CPU 不减速，10 Mbit/s，往返 40 ms）',
    context: {viewport: {width: 1400, height: 900}},
    cpuSlowdown: 1,
    network: {latency: 40, download: 10_000_000, upload: 10_000_000},
  },
} as const satisfies Record<string, Profile>;
export type ProfileName = keyof typeof PROFILES;
