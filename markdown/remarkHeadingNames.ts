import type {Program, SimpleLiteral} from 'estree';
import type {PhrasingContent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {namePieces} from '../lib/content/namePieces';

/** Names of settings, files and paths. */
const NAMES = /([\w./*-]+)/;
const TAGS = /(<[^>]*>)/;
const JOINTS = /[_/.]+(?=[a-z])/gi;
/** Names that are no longer fit into the table of contents, wherever it is narrowest. */
const SHORT_TITLE = 10;

const partsOf = (text: string): string[][] =>
  text
    .split(NAMES)
    .filter((part) => part !== '')
    .map((part) => namePieces(part));

function breakText(text: string): PhrasingContent[] {
  const place = (): MdxJsxTextElement => ({type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: []});
  return partsOf(text).flatMap((pieces) =>
    pieces.flatMap((value, index): PhrasingContent[] => [...(index > 0 ? [place()] : []), {type: 'text', value} satisfies Text]),
  );
}

const breakTitle = (text: string): string =>
  text
    .split(NAMES)
    .map((part) => (part.length > SHORT_TITLE ? part.replace(JOINTS, '$&<wbr>') : part))
    .join('');

/** HTML of an entry of the table of contents, with break opportunities at all joints, since its lines are short. */
const breakHtml = (html: string): string =>
  html
    .split(TAGS)
    .map((part) => (part.startsWith('<') ? part : breakTitle(part)))
    .join('');

/** Titles in the table of contents that Docusaurus exports from the page. */
function titlesIn({body}: Program): SimpleLiteral[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    const [{id, init} = {}] = statement.declaration.declarations;
    if (id?.type !== 'Identifier' || id.name !== 'toc' || init?.type !== 'ArrayExpression') return [];
    return init.elements.flatMap((item) =>
      (item?.type === 'ObjectExpression' ? item.properties : []).flatMap((property) => {
        if (property.type !== 'Property' || property.value.type !== 'Literal') return [];
        const isTitle =
          property.key.type === 'Identifier' ? property.key.name === 'value' : (property.key as SimpleLiteral).value === 'value';
        return isTitle ? [property.value as SimpleLiteral] : [];
      }),
    );
  });
}

/**
 * Adds break opportunities to names in headings and in the table of contents, as in code (lib/content/namePieces.ts): in the large letters of
 * headings, names are longer than a line on phones. Runs after the Docusaurus plugins, which create the table of contents.
 */
export default function remarkHeadingNames() {
  return (root: Root): void => {
    visit(root, 'heading', (heading) => {
      visit(heading, 'text', (text, index, parent) => {
        if (index === undefined || !parent) return undefined;
        const parts = breakText(text.value);
        parent.children.splice(index, 1, ...parts);
        return index + parts.length;
      });
    });
    visit(root, 'mdxjsEsm', ({data}) => {
      for (const title of data?.estree ? titlesIn(data.estree) : []) {
        title.value = breakHtml(String(title.value));
        delete title.raw;
      }
    });
  };
}
