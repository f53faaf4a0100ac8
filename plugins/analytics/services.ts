import {InputError} from '../../lib/input/inputError';
import type {AnalyticsSettings, ProviderName} from './types';

type Service = {
  /** Name for readers. */
  label: string;
  /** Default host; `undefined` if there is none. */
  defaultHost: string | undefined;
  /** Whether the service has advertising features that need consent. */
  hasAdvertising: boolean;
  idPattern: RegExp;
  /** Describes a valid id for the person who sets it. */
  idExpected: string;
};

/** Differences between the services, apart from their client code. */
export const SERVICES: Readonly<Record<ProviderName, Service>> = {
  gtag: {
    label: 'Google Analytics',
    defaultHost: 'https://www.googletagmanager.com',
    hasAdvertising: true,
    idPattern: /^G-[A-Z0-9]{4,}$/,
    idExpected: 'Google Analytics 4 的衡量 ID，例如 G-XXXXXXXXXX',
  },
  umami: {
    label: 'Umami',
    defaultHost: undefined,
    hasAdvertising: false,
    idPattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    idExpected: 'Umami 的网站 ID（小写的 UUID），例如 94db1cb1-74f4-4a40-ad6c-962362670409',
  },
  baidu: {
    label: '百度统计',
    defaultHost: 'https://hm.baidu.com',
    hasAdvertising: false,
    idPattern: /^[0-9a-f]{32}$/,
    idExpected: '百度统计代码里 hm.js? 后面的 32 位小写十六进制数',
  },
};

/** Host of the script of the configured service. */
export function hostOf({provider, host}: AnalyticsSettings): string {
  const address = host ?? SERVICES[provider].defaultHost;
  if (!address) throw new InputError(`[analytics] ${provider} 没有默认地址：请设置 ANALYTICS_HOST。`);
  return address;
}
