import {apiChangesFile} from '../../../lib/openapi/apiChanges';
import {apiFile, findOperation, isApiPrefix} from '../../../lib/openapi/apiOperations';
import type {PageRule} from '../types';

/** A path of the API in prose or code; what stands before it may be a host or a variable. */
const API_PATH = /(?<![\w/.-])(?:https?:\/\/[^\s/'"`]+|\$\{?\w+\}?|\{\w+\})?(\/api\/v\d\/[\w./${}<>:-]*[\w/}>])/g;

/** A host with a domain of its own serves an API of its own. */
const FOREIGN_HOST = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?=[/:])/;

/** Every path of the API that a page names is one of the API's, or the beginning that several share. */
export const apiPaths: PageRule = {
  name: 'API 路径',
  check: ({source}, {operations, version}) =>
    // Nothing can be told of an API that is not described here.
    (operations.length === 0 && version.base !== '' ? [] : [...source.matchAll(API_PATH)])
      .filter(([text]) => !FOREIGN_HOST.test(text))
      .filter(([, pathname]) => !findOperation(operations, pathname as string) && !isApiPrefix(operations, pathname as string))
      .map((match) => ({
        offset: match.index + match[0].lastIndexOf(match[1] as string),
        message: `API 里没有 ${match[1]}`,
        fix: `写 ${apiFile(version)} 里的路径，或者在 ${apiChangesFile(version)} 的 hidden 里写上它的依据`,
      })),
};
