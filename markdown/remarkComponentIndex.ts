import type {List, ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {CatalogComponent, CatalogPage} from '../lib/content/componentCatalog';

export type ComponentIndexOptions = {
  catalog: CatalogPage[];
  /** Routes in sidebar order; the site-wide index uses this order. */
  order: readonly string[];
};

const TAG = 'ComponentIndex';

function toItem({name, gloss, anchor, summary, legacy}: CatalogComponent, route: string): ListItem {
  const children: PhrasingContent[] = [
    {type: 'link', url: `${route}#${anchor}`, children: [{type: 'text', value: name}]},
    {
      type: 'text',
      value: `（${gloss === name ? '' : gloss}${legacy ? `${gloss === name ? '' : '，'}旧版` : ''}）：${summary}`.replace('（）', ''),
    },
  ];
  return {type: 'listItem', spread: false, children: [{type: 'paragraph', children}]};
}

function toList(components: CatalogComponent[], route: string): List {
  return {type: 'list', ordered: false, spread: false, children: components.map((component) => toItem(component, route))};
}

function siteIndex({catalog, order}: ComponentIndexOptions): RootContent[] {
  const place = (page: CatalogPage) => order.indexOf(page.route);
  return [...catalog]
    .sort((a, b) => place(a) - place(b))
    .map((page) => ({...page, components: page.components.filter((component) => component.page === undefined)}))
    .flatMap((page): RootContent[] => [
      {
        type: 'paragraph',
        children: [{type: 'link', url: page.route, children: [{type: 'strong', children: [{type: 'text', value: page.category}]}]}],
      },
      toList(page.components, page.route),
    ]);
}

function indexFor(element: MdxJsxFlowElement, route: string, options: ComponentIndexOptions): RootContent[] {
  if (element.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'all')) return siteIndex(options);
  const page = options.catalog.find((entry) => entry.route === route);
  if (!page) {
    throw new Error(`<${TAG} />：没有找到 site/components${route}.yaml；请建立这个文件，或者用 <${TAG} all /> 列出全站组件`);
  }
  // On its own page, an entry links to the heading only.
  return [toList(page.components, '')];
}

/**
 * Replaces `<ComponentIndex />` by the list of the components of the page, and `<ComponentIndex all />` by the list of the whole site. Both
 * come from the catalog in `site/components/`. The list is plain HTML and needs no script.
 */
export default function remarkComponentIndex(options: ComponentIndexOptions) {
  return (root: Root, file: VFile): void => {
    const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
    root.children = root.children.flatMap((child): RootContent[] =>
      child.type === 'mdxJsxFlowElement' && child.name === TAG ? indexFor(child, slug ?? '', options) : [child],
    );
  };
}
