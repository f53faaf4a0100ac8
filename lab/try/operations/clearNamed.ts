import {waitFor} from '../../langflow/waitFor';
import {type LangflowApi, SUPERUSER} from '../langflowApi';
import {warn} from '../warn';

type Named = {id: string; name?: string; username?: string; endpoint_name?: string | null};

/** Number of users per page. */
const PAGE = 200;

const LISTS: readonly {list: string; remove: string; isLater?: boolean}[] = [
  {list: '/api/v1/flows/?get_all=true&header_flows=true', remove: '/api/v1/flows/'},
  {list: '/api/v1/projects/', remove: '/api/v1/projects/'},
  {list: '/api/v1/variables/', remove: '/api/v1/variables/'},
  {list: `/api/v1/users/?limit=${PAGE}`, remove: '/api/v1/users/'},
  {list: '/api/v2/files', remove: '/api/v2/files/'},
  // Not in 1.5.
  {list: '/api/v1/connections', remove: '/api/v1/connections/', isLater: true},
  {list: '/api/v1/memories', remove: '/api/v1/memories/', isLater: true},
];

async function readList({call}: Pick<LangflowApi, 'call'>, {list, isLater}: (typeof LISTS)[number]): Promise<Named[]> {
  const asked = call<Named[] | {users?: Named[]; items?: Named[]}>('GET', list);
  const answer = await (isLater ? asked.catch(() => []) : asked);
  return Array.isArray(answer) ? answer : (answer.users ?? answer.items ?? []);
}

async function readAll(api: Pick<LangflowApi, 'call'>, from: (typeof LISTS)[number], skip = 0): Promise<Named[]> {
  const {list} = from;
  const found = await readList(api, list.includes('limit=') ? {...from, list: `${list}&skip=${skip}`} : from);
  return list.includes('limit=') && found.length === PAGE ? [...found, ...(await readAll(api, from, skip + PAGE))] : found;
}

/** Waits for deletions: users are deleted only after the response, and until then their names are in use. */
const waitUntilGone = (api: Pick<LangflowApi, 'call'>, from: (typeof LISTS)[number], doomed: readonly Named[]) =>
  waitFor('删除完成', async () => {
    const left = await readAll(api, from);
    return left.some(({id}) => doomed.some((one) => one.id === id)) ? undefined : true;
  });

const namesOf = ({name, username, endpoint_name: endpoint}: Named) =>
  [name, username, endpoint].filter((one): one is string => Boolean(one));

/** Samples that only read do not create names. */
const MAKES = /\b(?:POST|PUT|PATCH|create|upload)|\.(?:post|put|patch)\(|--?(?:data|form|d|F)\b/i;

/** Deletes everything with a name that a sample uses, so that the sample can run again in each language. */
export async function clearNamed(api: LangflowApi, text: string): Promise<void> {
  if (!MAKES.test(text)) return;
  for (const from of LISTS) {
    const {remove} = from;
    const doomed = (await readAll(api, from)).filter((item) =>
      namesOf(item).some((name) => name !== SUPERUSER.username && text.includes(name)),
    );
    for (const {id} of doomed) await api.call('DELETE', `${remove}${id}`).catch(warn(remove + id, '没有删掉示例用到的名字'));
    if (doomed.length > 0) await waitUntilGone(api, from, doomed).catch(warn(remove, '示例用到的名字还在'));
  }
}
