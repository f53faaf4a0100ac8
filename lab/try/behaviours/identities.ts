import type {RawCatalog} from '../components/types';
import {buildEchoGraph} from '../flows/buildFlow';
import {type LangflowApi, makeKey, openApi} from '../langflowApi';

/** Who sends a request. */
export type Identity = 'admin' | 'user' | 'anonymous';

/** The people of a server: the superuser and one ordinary user. */
export type Identities = {
  /** Headers that identify somebody. */
  headersOf: (who: Identity) => Record<string, string>;
  /** Creates a flow that echoes its input; anonymous requests get one of the superuser. Returns its id. */
  makeFlow: (who: Identity) => Promise<string>;
};

const USER = {username: 'behaviour-user', password: 'Behaviour-pass-1'};

async function makeUser({url, call}: LangflowApi): Promise<string> {
  const {id} = await call<{id: string}>('POST', '/api/v1/users/', USER);
  await call('PATCH', `/api/v1/users/${id}`, {is_active: true});
  return (await makeKey(url, USER)).apiKey;
}

/** Creates an ordinary user next to the superuser. */
export async function openIdentities(url: string): Promise<Identities> {
  const admin = await openApi(url);
  const keys: Record<Identity, string | undefined> = {admin: admin.apiKey, user: await makeUser(admin), anonymous: undefined};
  const graph = buildEchoGraph(await admin.call<RawCatalog>('GET', '/api/v1/all'));
  const headersOf = (who: Identity): Record<string, string> => {
    const key = keys[who];
    return key === undefined ? {} : {'x-api-key': key};
  };
  let flows = 0;
  const makeFlow = async (who: Identity): Promise<string> => {
    flows += 1;
    const headers = {...headersOf(who === 'anonymous' ? 'admin' : who), 'Content-Type': 'application/json'};
    const body = JSON.stringify({name: `behaviour-${flows}`, data: graph});
    const answer = await fetch(`${url}/api/v1/flows/`, {method: 'POST', headers, body});
    return ((await answer.json()) as {id: string}).id;
  };
  return {headersOf, makeFlow};
}
