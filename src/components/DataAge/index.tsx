import Admonition from '@theme/Admonition';
import {type ReactNode, useEffect, useState} from 'react';

const DAY = 24 * 60 * 60 * 1000;
/** From this age on, in days, readers are told that data may no longer hold. */
const OLD = 90;

export type DataAgeProps = {
  /** The day that the data are from: `2026-11-26`. */
  date: string;
  children: ReactNode;
};

/** Says how old data are, and warns where they have grown old by the reader's own clock: the site may have been built long ago. */
export default function DataAge({date, children}: DataAgeProps): ReactNode {
  const [days, setDays] = useState(0);
  useEffect(() => setDays(Math.floor((Date.now() - Date.parse(date)) / DAY)), [date]);
  if (days <= OLD) return children;
  return (
    <Admonition type="warning" title="资料旧了">
      {children}
      <p>到今天已经 {days} 天，模型名、限制和价格可能变了，以服务商的页面为准。</p>
    </Admonition>
  );
}
