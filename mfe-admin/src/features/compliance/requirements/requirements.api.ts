import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf, readPart } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader, type ListAnswer, listLoader } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Requirement, RequirementDetail, Summary } from '../types';

export const NAMES = ['q', 'framework', 'standing', 'sort', 'order'] as const;
type Query = NonNullable<operations['Requirements_list']['parameters']['query']>;

const readRequirements = listLoader<Requirement, Query>({
  names: NAMES,
  // Those of one framework are together.
  read: (query) => dataOf(api.GET('/compliance-requirements', { params: { query: { sort: 'framework', ...query } } })),
});

/** The list, and the figures above it: each may fail without the other. */
export interface RequirementsAnswer extends ListAnswer<Requirement> {
  summary: Summary | null;
}

export async function requirementsLoader(args: LoaderFunctionArgs): Promise<RequirementsAnswer> {
  const isFirst = !new URL(args.request.url).searchParams.has('cursor');
  const list = readRequirements(args);
  const { value } = isFirst ? await readPart(dataOf(api.GET('/compliance-requirements/summary'))) : { value: null };
  return { ...(await list), summary: value };
}

export const requirementLoader = detailLoader<RequirementDetail>('requirementId', (id) =>
  dataOf(api.GET('/compliance-requirements/{id}', { params: { path: { id } } })),
);

export const addRequirement = (
  body: components['schemas']['NewRequirementDto'],
  key: string,
): Promise<RequirementDetail> =>
  dataOf(api.POST('/compliance-requirements', { headers: { 'Idempotency-Key': key }, body }));

export const changeRequirement = (
  of: Pick<RequirementDetail, 'id' | 'version'>,
  body: components['schemas']['RequirementChangeDto'],
): Promise<RequirementDetail> => dataOf(api.PATCH('/compliance-requirements/{id}', { ...atVersion(of), body }));

export const excludeRequirement = (of: RequirementDetail, note: string): Promise<RequirementDetail> =>
  dataOf(api.POST('/compliance-requirements/{id}/transitions', { ...atVersion(of), body: { name: 'exclude', note } }));

/** What is done with one press. */
export type RequirementCommand = { intent: 'include'; id: string; version: number };

export const requirementAction = commandAction((command: RequirementCommand) =>
  dataOf(api.POST('/compliance-requirements/{id}/transitions', { ...atVersion(command), body: { name: 'include' } })),
);
