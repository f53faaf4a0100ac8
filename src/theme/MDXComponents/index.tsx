import MDXComponents from '@theme-original/MDXComponents';
import Figure from '@theme/Figure';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import SecurityNotice from '../../components/SecurityNotice';

// Authors use these without importing them.
export default {...MDXComponents, Tabs, TabItem, Figure, SecurityNotice};
