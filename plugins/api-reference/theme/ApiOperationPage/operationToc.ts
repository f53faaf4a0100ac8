import type {TOCItem} from '@docusaurus/mdx-loader';
import type {OperationPage, OperationSectionId} from '../../types';

/** Table of contents of an operation page: its sections and the kinds of parameters. The status codes would be most of it, and lead nowhere else. */
export function operationToc({sections, parameters}: OperationPage): TOCItem[] {
  const children: Partial<Record<OperationSectionId, TOCItem[]>> = {
    parameters: parameters.map(({id, title}) => ({id, value: title, level: 3})),
  };
  return sections.flatMap(({id, title}) => [{id, value: title, level: 2}, ...(children[id] ?? [])]);
}
