import type {Element, ElementContent, Properties, Root} from 'hast';
import {Parser} from 'htmlparser2';

const IDENTIFIER = /^(?:aria|data)-/;

/** The attributes of an element under the names that hast gives them. */
function toProperties(attributes: Readonly<Record<string, string>>): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'class') properties.className = value.split(/\s+/).filter(Boolean);
    else if (name === 'start') properties.start = Number(value);
    else if (IDENTIFIER.test(name)) properties[name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())] = value;
    else properties[name] = value;
  }
  return properties;
}

/**
 * The tree of a page that was rendered by the build: well-formed, so nothing has to be mended as browsers do. That, and to leave out
 * where in the source each piece stands, takes a third of the time of `rehype-parse`.
 */
export function parsePage(html: string): Root {
  const root: Root = {type: 'root', children: []};
  const open: (Root | Element)[] = [root];
  const append = (node: ElementContent) => void (open.at(-1) as Element).children.push(node);
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const element: Element = {type: 'element', tagName, properties: toProperties(attributes), children: []};
      append(element);
      open.push(element);
    },
    ontext(value) {
      const last = open.at(-1)?.children.at(-1);
      // A text is told in pieces, and one is parted from the next by every comment of React's.
      if (last?.type === 'text') last.value += value;
      else append({type: 'text', value});
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}
