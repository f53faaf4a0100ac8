import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import IconLink from '../../components/IconLink';
import SectionLink from '../../components/SectionLink';
import UpstreamPageLink from '../../components/UpstreamPageLink';
import VersionMenu from '../../components/VersionMenu';

export default {
  ...ComponentTypes,
  'custom-iconLink': IconLink,
  'custom-section': SectionLink,
  'custom-upstreamPage': UpstreamPageLink,
  'custom-versionMenu': VersionMenu,
};
