import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {memo, type ReactNode, useMemo} from 'react';

type Menu = Pick<Props, 'sidebar' | 'path'>;

function SecondaryMenu({menu: {sidebar, path}}: {menu: Menu}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        // A category without a page only unfolds.
        onItemClick={(item) => {
          if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
        }}
        level={1}
      />
    </ul>
  );
}

/**
 * Hands the sidebar to the menu of phones as a single value: of several the theme sorts the names while the page hydrates, by
 * the rules of a language, which the browser loads for that alone.
 */
function DocSidebarMobile({sidebar, path}: Props): ReactNode {
  const menu = useMemo(() => ({sidebar, path}), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{menu}} />;
}

export default memo(DocSidebarMobile);
