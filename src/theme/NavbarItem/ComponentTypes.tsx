import IconLink from '../../components/IconLink';
import UpstreamPageLink from '../../components/UpstreamPageLink';
import VersionMenu from '../../components/VersionMenu';

// Only the kinds that our navbar has (`site/createConfig.ts`): the theme's own would add 3 KB to the script of every page. A navbar
// with another kind fails to build and names it; take it from `@theme/NavbarItem/…` then.
export default {
  'custom-iconLink': IconLink,
  'custom-upstreamPage': UpstreamPageLink,
  'custom-versionMenu': VersionMenu,
};
