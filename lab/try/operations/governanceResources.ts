import type {LangflowApi} from '../langflowApi';

type Id = {id: string};
type Bundle = {revision: number};

/** First policy revision of a server: nothing is forbidden. */
const FIRST = 1;

/** Resources for administrators of 1.13, created anew for each sample. */
export type GovernanceResources = {
  /** A data subject request of a user. */
  subjectRequest: () => Promise<string>;
  /** The current policy revision and the one before it. */
  policyRevision: () => Promise<{now: number; before: number}>;
  /** Restores the initial policies, because the policies of a sample would make other samples fail. */
  resetPolicies: () => Promise<void>;
};

const BUNDLE = '/api/v1/policy-bundle';

/** Creates the makers of requests and policies. */
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
