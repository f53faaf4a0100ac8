declare module '@theme/ApiRoot' {
  import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
  import type {ApiContent} from '@site/plugins/api-reference/types';
  import type {ReactNode} from 'react';
  import type {RouteConfig} from 'react-router-config';

  export type Props = {route: RouteConfig & {routes: RouteConfig[]}; sidebar: PropSidebarItem[]; counterparts: ApiContent['counterparts']};
  export default function ApiRoot(props: Props): ReactNode;
}

declare module '@theme/ApiOperationPage' {
  import type {OperationPage} from '@site/plugins/api-reference/types';
  import type {ReactNode} from 'react';

  export type Props = {page: OperationPage};
  export default function ApiOperationPage(props: Props): ReactNode;
}

declare module '@theme/ApiLandingPage' {
  import type {LandingPage} from '@site/plugins/api-reference/types';
  import type {ReactNode} from 'react';

  export type Props = {page: LandingPage};
  export default function ApiLandingPage(props: Props): ReactNode;
}

declare module '@theme/ApiChangesPage' {
  import type {ChangesPage} from '@site/plugins/api-reference/types';
  import type {ReactNode} from 'react';

  export type Props = {page: ChangesPage};
  export default function ApiChangesPage(props: Props): ReactNode;
}

declare module '@theme/ApiPageLayout' {
  import type {TOCItem} from '@docusaurus/mdx-loader';
  import type {PageLink} from '@site/plugins/api-reference/types';
  import type {ReactNode} from 'react';

  export type Props = {
    title: string;
    description: string;
    toc: readonly TOCItem[];
    /** Ids that other pages may link to, besides those of `toc`. */
    anchors?: readonly string[];
    /** Whether the page itself has something beside the text on wide screens, in place of the table of contents. */
    isSplit?: boolean;
    /** Group of the page in the breadcrumbs; not set on the landing page. */
    group?: string;
    links: readonly string[];
    /** Whether the official documentation does not have the page. */
    isOwn?: boolean;
    previous?: PageLink;
    next?: PageLink;
    children: ReactNode;
  };
  export default function ApiPageLayout(props: Props): ReactNode;
}

declare module '@theme/ApiProse' {
  import type {ReactNode} from 'react';

  export type Props = {
    /** HTML generated at build time. */
    html: string;
  };
  export default function ApiProse(props: Props): ReactNode;
}

declare module '@theme/ApiSamples' {
  import type {RequestValues} from '@site/plugins/api-reference/shared/requestValues';
  import type {RequestModel} from '@site/plugins/api-reference/types';
  import type {ReactNode} from 'react';

  export type Props = {model: RequestModel; values: RequestValues; base: string};
  export default function ApiSamples(props: Props): ReactNode;
}

declare module '@theme/ApiTryIt' {
  import type {RequestValues} from '@site/plugins/api-reference/shared/requestValues';
  import type {RequestModel} from '@site/plugins/api-reference/types';
  import type {ReactNode} from 'react';

  export type Props = {
    model: RequestModel;
    values: RequestValues;
    onValues: (values: RequestValues) => void;
    base: string;
    onBase: (base: string) => void;
  };
  export default function ApiTryIt(props: Props): ReactNode;
}
