import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import IconLink from '../../components/IconLink';
import UpstreamPageLink from '../../components/UpstreamPageLink';
import VersionMenu from '../../components/VersionMenu';

export default {
  ...ComponentTypes,
  'custom-iconLink': IconLink,
  'custom-upstreamPage': UpstreamPageLink,
  'custom-versionMenu': VersionMenu,
};
