import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';
import {useVersions} from '../../versions/useVersions';

type Props = {
  /** Route of the page in its version, e.g. `/tasks`. */
  to: string;
  label: string;
  /** Whether only the newest version has the page. */
  isNewestOnly?: boolean;
  mobile?: boolean;
};

/** Navbar link to a part of the docs: in the version that the reader is in. */
export default function SectionLink({to, isNewestOnly = false, ...props}: Props): ReactNode {
  const {current} = useVersions();
  return <DefaultNavbarItem {...props} to={`${(!isNewestOnly && current?.base) || ''}${to}`} />;
}
