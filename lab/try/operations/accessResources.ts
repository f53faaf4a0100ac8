import type {LangflowApi} from '../langflowApi';

type Id = {id: string};

/** Resources for the permission endpoints (since 1.10), created anew for each sample. */
export type AccessResources = {
  role: () => Promise<string>;
  team: () => Promise<string>;
  /** A team and a user who is a member of it. */
  teamMember: () => Promise<{team: string; user: string}>;
  assignment: () => Promise<string>;
  /** Deletes the roles with a name, or the teams with an `adom_name`, because these must be unique. */
  clearAccess: (kind: 'roles' | 'teams', name: string) => Promise<void>;
};

type Needed = {name: (of: string) => string; user: () => Promise<string>};
type Named = Id & {name?: string; adom_name?: string};

const BASE = '/api/v1/authz';

/** Creates the makers of roles and teams. */
export function accessMakers({call}: Pick<LangflowApi, 'call'>, {name, user}: Needed): AccessResources {
  const make = async (kind: string, body: object) => (await call<Id>('POST', `${BASE}/${kind}`, body)).id;
  const role = () => make('roles', {name: name('role'), permissions: ['flow:read']});
  const team = () => make('teams', {team_name: name('team'), adom_name: name('adom')});
  return {
    role,
    team,
    teamMember: async () => {
      const member = {team: await team(), user: await user()};
      await call('POST', `${BASE}/teams/${member.team}/members`, {user_id: member.user});
      return member;
    },
    assignment: async () => make('role-assignments', {user_id: await user(), role_id: await role()}),
    clearAccess: async (kind, wanted) => {
      const found = await call<Named[]>('GET', `${BASE}/${kind}`);
      for (const {id} of found.filter((one) => [one.name, one.adom_name].includes(wanted))) await call('DELETE', `${BASE}/${kind}/${id}`);
    },
  };
}
