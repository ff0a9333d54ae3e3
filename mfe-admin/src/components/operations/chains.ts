import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';

/** A chain of escalation, by its name. */
export type NamedChain = Pick<components['schemas']['EscalationChainDto'], 'id' | 'name'>;
export type EscalationRun = components['schemas']['EscalationRunDto'];

/** Chains that may be used. */
export const readChains = (): Promise<readonly NamedChain[]> =>
  readWhole((part) => dataOf(api.GET('/escalation-chains', { params: { query: { archived: false, ...part } } })));

/** What runs, and ran, about a signal or an incident. */
export const readRunsAbout = (subject_kind: 'signal' | 'incident', subject: string) =>
  readWhole((part) => dataOf(api.GET('/escalation-runs', { params: { query: { subject_kind, subject, ...part } } })));
