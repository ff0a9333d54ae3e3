import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { commandAction, listLoader } from '@ayana/portal-kit/screens';

export type CatalogueTreatment = components['schemas']['TreatmentDto'];
type Query = NonNullable<operations['Treatments_list']['parameters']['query']>;

export const TREATMENTS_PATH = '/admin/treatments';
export const NAMES = ['q', 'complexity_level', 'state', 'featured', 'sort', 'order'] as const;

/** All treatments, the removed ones too. */
export const treatmentsLoader = listLoader<CatalogueTreatment, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/treatments', { params: { query: { ...query, include: 'inactive' } } })),
});

/** What is done with one treatment, as it was when it was read: a colleague's change since then is not undone. */
export type TreatmentCommand = {
  intent: 'feature' | 'unfeature' | 'remove' | 'restore';
  id: string;
  version: number;
};

export const treatmentAction = commandAction(({ intent, id, version }: TreatmentCommand): Promise<unknown> => {
  const given = { params: { path: { id }, header: { 'If-Match': `"${version}"` } } };
  if (intent === 'remove') return dataOf(api.DELETE('/treatments/{id}', given));
  if (intent === 'restore') return dataOf(api.POST('/treatments/{id}/restore', given));
  return dataOf(api.PATCH('/treatments/{id}', { ...given, body: { is_featured: intent === 'feature' } }));
});
