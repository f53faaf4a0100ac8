import type {TextRule} from '../types';

const MOVING =
  /(?:github\.com\/langflow-ai\/langflow\/(?:blob|tree|raw|blame)|raw\.githubusercontent\.com\/langflow-ai\/langflow)\/(?:refs\/heads\/)?(?:main|master|dev)(?![\w.-])/g;

/** Links into the program's source name a commit: on a branch the lines move, and files go. */
export const sourceLinks: TextRule = {
  name: '源代码链接',
  check: ({source}) =>
    [...source.matchAll(MOVING)].map(({0: found, index}) => ({
      offset: index,
      message: `链接指向会变动的分支（${found}）`,
      fix: '把分支名换成 upstream.lock.json 里的提交 id',
    })),
};
