type Signals = Navigator & {globalPrivacyControl?: boolean; doNotTrack?: string | null};

/** Whether the browser sends a refusal for the reader: Global Privacy Control or Do Not Track. */
export function hasRefusalSignal(): boolean {
  const {globalPrivacyControl, doNotTrack} = navigator as Signals;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
