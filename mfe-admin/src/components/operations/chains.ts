import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';

/** A chain of escalation, by its name. */
export type NamedChain = Pick<components['schemas']['EscalationChainDto'], 'id' | 'name'>;
export type EscalationRun = components['schemas']['EscalationRunDto'];

/** Chains that may be used. */
export const readChains = async (): Promise<readonly NamedChain[]> =>
  (await dataOf(api.GET('/escalation-chains', { params: { query: { archived: false, limit: 100 } } }))).items;

/** What runs, and ran, about a signal or an incident. */
export const readRunsAbout = async (subject_kind: 'signal' | 'incident', subject: string) =>
  (await dataOf(api.GET('/escalation-runs', { params: { query: { subject_kind, subject, limit: 20 } } }))).items;
