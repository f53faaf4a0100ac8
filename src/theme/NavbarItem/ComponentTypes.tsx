import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import IconLink from '../../components/IconLink';
import UpstreamPageLink from '../../components/UpstreamPageLink';

export default {
  ...ComponentTypes,
  'custom-iconLink': IconLink,
  'custom-upstreamPage': UpstreamPageLink,
};
