import {escapeXml} from '../../../lib/build/escapeXml';
import {isObject} from '../../../lib/input/isObject';
import {type OpenApi, refName, type Schema} from '../../../lib/openapi/openApi';
import type {JsonValue} from '../../../lib/openapi/types';
import {itemsOf, simplify} from './schemaType';

const textOf = (value: JsonValue): string =>
  value === null ? '' : escapeXml(typeof value === 'object' ? JSON.stringify(value) : String(value));

function qualify({xml}: Pick<Schema, 'xml'>, name: string): string {
  const local = xml?.name ?? name;
  return xml?.prefix ? `${xml.prefix}:${local}` : local;
}

function namespaceOf({xml}: Pick<Schema, 'xml'>): string {
  return xml?.namespace ? ` xmlns${xml.prefix ? `:${xml.prefix}` : ''}="${escapeXml(xml.namespace)}"` : '';
}

/** Lines of the elements for a value: one, or one per item of a list. */
function elementsOf(api: OpenApi, schema: Schema, name: string, value: JsonValue): string[] {
  const plain = simplify(api, schema);
  const tag = qualify(plain, name);
  if (Array.isArray(value)) {
    const items = itemsOf(plain) ?? {};
    const itemName = simplify(api, items).xml?.name ?? (plain.xml?.wrapped ? name : (plain.xml?.name ?? name));
    const lines = value.flatMap((item) => elementsOf(api, items, itemName, item));
    return plain.xml?.wrapped ? [`<${tag}${namespaceOf(plain)}>`, ...lines.map((line) => `  ${line}`), `</${tag}>`] : lines;
  }
  if (!isObject<JsonValue>(value)) return [`<${tag}${namespaceOf(plain)}>${textOf(value)}</${tag}>`];
  const parts = Object.entries(value).map(([key, part]) => ({key, part, schema: plain.properties?.[key] ?? {}}));
  const isAttribute = (part: Schema) => simplify(api, part).xml?.attribute === true;
  const attributes = parts
    .filter((part) => isAttribute(part.schema))
    .map(({key, part, schema: own}) => ` ${qualify(simplify(api, own), key)}="${textOf(part)}"`);
  const children = parts.filter((part) => !isAttribute(part.schema)).flatMap(({key, part, schema: own}) => elementsOf(api, own, key, part));
  const open = `${tag}${namespaceOf(plain)}${attributes.join('')}`;
  return children.length === 0 ? [`<${open} />`] : [`<${open}>`, ...children.map((line) => `  ${line}`), `</${tag}>`];
}

/** Writes a value as an XML document, by the `xml` keys of its schema (OpenAPI 3.1, “XML Object”). */
export function xmlExample(api: OpenApi, schema: Schema, value: JsonValue): string {
  const name = refName(schema) ?? refName(itemsOf(simplify(api, schema)) ?? {}) ?? 'root';
  const lines = elementsOf(api, schema, name, value);
  // A document has one element around everything.
  return (
    lines.length > 1 && Array.isArray(value) && !lines[0]?.startsWith(`<${name}>`)
      ? ['<root>', ...lines.map((line) => `  ${line}`), '</root>']
      : lines
  ).join('\n');
}
