import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';

export type BundleInstallProps = {
  /** As the author writes it: the name of the bundle in Langflow. */
  bundle?: string;
  /** What `markdown/remarkBundleInstall.ts` puts in its place. */
  title?: string;
  type?: 'note' | 'info' | 'warning';
  children?: ReactNode;
};

/** Tells, on every page of a bundle, whether Langflow brings it and how it is installed: `<BundleInstall bundle="slack" />`. */
export default function BundleInstall({title, type = 'info', children}: BundleInstallProps): ReactNode {
  return (
    <Admonition type={type} title={title}>
      {children}
    </Admonition>
  );
}
