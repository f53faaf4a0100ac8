import {type LangflowApi, SUPERUSER} from '../langflowApi';
import {warn} from '../warn';

type Named = {id: string; name?: string; username?: string; endpoint_name?: string | null};

const LISTS = [
  {list: '/api/v1/flows/?get_all=true&header_flows=true', remove: '/api/v1/flows/'},
  {list: '/api/v1/projects/', remove: '/api/v1/projects/'},
  {list: '/api/v1/variables/', remove: '/api/v1/variables/'},
  {list: '/api/v1/users/?limit=1000', remove: '/api/v1/users/'},
  {list: '/api/v2/files', remove: '/api/v2/files/'},
  // From 1.10 on.
  {list: '/api/v1/memories', remove: '/api/v1/memories/', isLater: true},
];

const namesOf = ({name, username, endpoint_name: endpoint}: Named) =>
  [name, username, endpoint].filter((one): one is string => Boolean(one));

/** Deletes whatever bears a name that a sample gives: it can be run again, in each language, as if for the first time. */
export async function clearNamed(api: LangflowApi, text: string): Promise<void> {
  for (const {list, remove, isLater} of LISTS) {
    const asked = api.call<Named[] | {users?: Named[]; items?: Named[]}>('GET', list);
    const answer = await (isLater ? asked.catch(() => []) : asked);
    const items = Array.isArray(answer) ? answer : (answer.users ?? answer.items ?? []);
    const doomed = items.filter((item) => namesOf(item).some((name) => name !== SUPERUSER.username && text.includes(name)));
    for (const {id} of doomed) await api.call('DELETE', `${remove}${id}`).catch(warn(remove + id, '没有删掉示例用到的名字'));
  }
}
