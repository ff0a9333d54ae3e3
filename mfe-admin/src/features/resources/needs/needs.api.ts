import type { components, operations } from '@ayana/contracts/api';
import type { CommitmentTransition } from '@ayana/contracts/operations';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { atVersion, commandAction, listLoader } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Commitment, Need, NeedDetail, Suggestion } from '../../../components/resources/types';

/** The filters and the sort in the URL, as the API names them, and whether closed needs are shown. */
export const NAMES = ['state', 'closed', 'kind', 'city', 'incident', 'journey_id', 'sort', 'order'] as const;
type Filters = NonNullable<operations['Needs_list']['parameters']['query']>;
type Query = Filters & { closed?: string };

/** Without a filter, those that are not closed; of an incident or a case, all of them. */
function filtersOf({ closed, ...filters }: Query): Filters {
  if (closed === 'true') return { ...filters, state: ['closed'] };
  if (filters.state !== undefined || filters.incident !== undefined || filters.journey_id !== undefined) return filters;
  return { ...filters, state: ['open', 'met'] };
}

export const needsLoader = listLoader<Need, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/resource-needs', { params: { query: filtersOf(query) } })),
});

/** A need with what could meet it; without suggestions where they could not be read. */
export type NeedAnswer = NeedDetail & { suggestions: readonly Suggestion[] | null };

export const needLoader = ({ params }: LoaderFunctionArgs): Promise<Part<NeedAnswer>> => {
  const path = { id: params['needId'] ?? '' };
  const read = async (): Promise<NeedAnswer> => {
    const [need, suggestions] = await Promise.all([
      dataOf(api.GET('/resource-needs/{id}', { params: { path } })),
      readPart(dataOf(api.GET('/resource-needs/{id}/suggestions', { params: { path } }))),
    ]);
    return { ...need, suggestions: suggestions.value };
  };
  return readPart(read());
};

export const closeNeed = (need: Need, note: string): Promise<NeedDetail> =>
  dataOf(api.POST('/resource-needs/{id}/close', { ...atVersion(need), body: note === '' ? {} : { note } }));

export const addOffer = ({ id }: Need, body: components['schemas']['NewOfferDto'], key: string): Promise<NeedDetail> =>
  dataOf(
    api.POST('/resource-needs/{id}/offers', { params: { path: { id } }, headers: { 'Idempotency-Key': key }, body }),
  );

export const changeCommitment = (
  commitment: Commitment,
  body: components['schemas']['CommitmentChangeDto'],
): Promise<NeedDetail> => dataOf(api.PATCH('/resource-commitments/{id}', { ...atVersion(commitment), body }));

export const moveCommitment = (
  commitment: Pick<Commitment, 'id' | 'version'>,
  body: components['schemas']['CommitmentTransitionDto'],
): Promise<NeedDetail> =>
  dataOf(api.POST('/resource-commitments/{id}/transitions', { ...atVersion(commitment), body }));

/** What is done with one press. */
export type NeedCommand =
  | { intent: 'move'; id: string; version: number; name: CommitmentTransition }
  | { intent: 'reopen'; id: string; version: number };

export const needAction = commandAction((command: NeedCommand): Promise<NeedDetail> =>
  command.intent === 'move'
    ? moveCommitment(command, { name: command.name })
    : dataOf(api.POST('/resource-needs/{id}/reopen', atVersion(command))),
);
