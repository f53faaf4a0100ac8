import Figure from '@theme/Figure';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import BundleInstall from '../../components/BundleInstall';
import DataAge from '../../components/DataAge';
import FilterableTable from '../../components/FilterableTable';
import SecurityNotice from '../../components/SecurityNotice';
import {Since, Until} from '../../components/Since';
import {Table, tableParts} from './Table';

// Authors use these without importing them. Components for a single page are imported by that page.
export default {
  ...MDXComponents,
  Tabs,
  TabItem,
  Figure,
  BundleInstall,
  DataAge,
  FilterableTable,
  SecurityNotice,
  Since,
  Until,
  table: Table,
  ...tableParts,
};
