import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';

export type BundleInstallProps = {
  /** Written by the author: the name of the bundle in Langflow. */
  bundle?: string;
  /** Filled in by `markdown/remarkBundleInstall.ts`. */
  title?: string;
  type?: 'note' | 'info' | 'warning';
  children?: ReactNode;
};

/** Says on each bundle page whether Langflow includes the bundle and how to install it: `<BundleInstall bundle="slack" />`. */
export default function BundleInstall({title, type = 'info', children}: BundleInstallProps): ReactNode {
  return (
    <Admonition type={type} title={title}>
      {children}
    </Admonition>
  );
}
