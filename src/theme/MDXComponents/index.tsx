import Figure from '@theme/Figure';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type {MdxComponentName} from '../../../lib/content/mdxComponents';
import DataAge from '../../components/DataAge';
import FilterableTable from '../../components/FilterableTable';
import SecurityNotice from '../../components/SecurityNotice';
import {Since, Until} from '../../components/Since';
import {Table, tableParts} from './Table';

// The names are in lib/content/mdxComponents.ts. Components for a single page are imported by that page.
const OWN = {Tabs, TabItem, Figure, DataAge, FilterableTable, SecurityNotice, Since, Until} satisfies Record<MdxComponentName, unknown>;

export default {...MDXComponents, ...OWN, table: Table, ...tableParts};
