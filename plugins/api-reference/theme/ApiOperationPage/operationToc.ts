import type {TOCItem} from '@docusaurus/mdx-loader';
import type {OperationPage, OperationSectionId} from '../../types';

/** Table of contents of an operation page: its sections, the kinds of parameters, and the status codes. */
export function operationToc({sections, parameters, responses}: OperationPage): TOCItem[] {
  const children: Partial<Record<OperationSectionId, TOCItem[]>> = {
    parameters: parameters.map(({id, title}) => ({id, value: title, level: 3})),
    responses: responses.map(({id, status, title}) => ({id, value: `${status} ${title}`, level: 3})),
  };
  return sections.flatMap(({id, title}) => [{id, value: title, level: 2}, ...(children[id] ?? [])]);
}
