import type {LangflowApi} from '../langflowApi';

type Id = {id: string};
type Bundle = {revision: number};

/** The revision with which a server begins: nothing is forbidden. */
const FIRST = 1;

/** What administrators of 1.13 decide on, anew for each sample. */
export type GovernanceResources = {
  /** A user's request to be forgotten. */
  subjectRequest: () => Promise<string>;
  /** The revision of the policies that holds now, and the one before it. */
  policyRevision: () => Promise<{now: number; before: number}>;
  /** Puts back the policies with which the server began: what a sample forbids would fail elsewhere. */
  resetPolicies: () => Promise<void>;
};

const BUNDLE = '/api/v1/policy-bundle';

/** The makers of requests and policies. */
export function governanceMakers({call}: Pick<LangflowApi, 'call'>, {user}: {user: () => Promise<string>}): GovernanceResources {
  const read = () => call<Bundle>('GET', BUNDLE);
  const write = async (reason: string) => {
    const {revision} = await read();
    return call<Bundle>('POST', `${BUNDLE}/rollback/${FIRST}`, {expected_revision: revision, reason});
  };
  return {
    subjectRequest: async () =>
      (await call<Id>('POST', '/api/v1/data-subjects/requests', {subject_type: 'builder', user_id: await user()})).id,
    policyRevision: async () => {
      const {revision: before} = await read();
      const {revision: now} = await write('try');
      return {now, before};
    },
    resetPolicies: async () => {
      await write('reset');
    },
  };
}
