import Admonition from '@theme/Admonition';
import {type ReactNode, useEffect, useState} from 'react';
import {isOldData, OLD_DAYS} from '../../../lib/content/dataAge';

export type DataAgeProps = {
  /** Day of the data: `2026-11-26`. */
  date: string;
  /** Whether the data were already old when the site was built. */
  old?: boolean;
  children: ReactNode;
};

/** Shows the age of data. Warns if they are old, either at build time or now by the reader's clock. */
export default function DataAge({date, old: wasOld = false, children}: DataAgeProps): ReactNode {
  const [old, setOld] = useState(wasOld);
  useEffect(() => setOld(isOldData(date, Date.now())), [date]);
  if (!old) return children;
  return (
    <Admonition type="warning" title="资料旧了">
      {children}
      <p>已经超过 {OLD_DAYS} 天，模型名、限制和价格可能变了，以服务商的页面为准。</p>
    </Admonition>
  );
}
