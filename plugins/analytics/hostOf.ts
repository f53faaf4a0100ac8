import type {AnalyticsSettings} from './types';

const GOOGLE = 'https://www.googletagmanager.com';

/** Address of the script of the service: that of the deployment, or Google's. */
export const hostOf = ({host}: AnalyticsSettings): string => host ?? GOOGLE;
