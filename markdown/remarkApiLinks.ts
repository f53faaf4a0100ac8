import type {InlineCode, Link, Parents, Root} from 'mdast';
import {type ApiOperation, findOperation} from '../lib/openapi/apiOperations';

const API_PATH = /^(?:(GET|POST|PUT|PATCH|DELETE) +)?((?:\/api)?\/v\d\/\S+)$/;
/** Nodes that must not contain a link. */
const OPAQUE = ['link', 'linkReference', 'heading'];

function pageOf(code: InlineCode, operations: readonly ApiOperation[]): string | undefined {
  const [, method, pathname] = API_PATH.exec(code.value.trim()) ?? [];
  const operation = pathname === undefined ? undefined : findOperation(operations, pathname, method);
  return operation && `/api/${operation.slug}`;
}

function linkPaths(parent: Parents, operations: readonly ApiOperation[]): void {
  parent.children.forEach((child, index) => {
    if (child.type === 'inlineCode') {
      const url = pageOf(child, operations);
      if (url) (parent.children as (typeof child | Link)[])[index] = {type: 'link', url, children: [child]};
    } else if ('children' in child && !OPAQUE.includes(child.type)) linkPaths(child, operations);
  });
}

/** Links every API path in code font (`/v1/run/$FLOW_ID`) to the page of its operation. */
export default function remarkApiLinks(operations: readonly ApiOperation[]) {
  return (root: Root): void => linkPaths(root, operations);
}
