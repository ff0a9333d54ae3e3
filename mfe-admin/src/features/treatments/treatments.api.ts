import type { components, operations } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { atVersion, commandAction, type ListAnswer, listLoader, saveFile } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Category, readCategories } from './categories/categories.api';

export type CatalogueTreatment = components['schemas']['TreatmentDto'];
type Query = NonNullable<operations['Treatments_list']['parameters']['query']>;

export const NAMES = ['q', 'category', 'complexity_level', 'state', 'featured', 'sort', 'order'] as const;

const readList = listLoader<CatalogueTreatment, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/treatments', { params: { query: { ...query, include: 'inactive' } } })),
});

/** The list, and the categories it can be filtered by. */
export interface TreatmentsAnswer extends ListAnswer<CatalogueTreatment> {
  categories: readonly Category[];
}

/** All treatments, the removed ones too. */
export async function treatmentsLoader(args: LoaderFunctionArgs): Promise<TreatmentsAnswer> {
  const list = readList(args);
  if (new URL(args.request.url).searchParams.has('cursor')) return { ...(await list), categories: [] };
  const categories = await readPart(readCategories());
  return { ...(await list), categories: categories.value ?? [] };
}

/** Saves the list as it is filtered, as CSV. */
export const exportTreatments = ({
  sort: _sort,
  order: _order,
  ...query
}: Readonly<Record<string, string>>): Promise<Part<string>> =>
  saveFile(
    api.GET('/treatments/export', { params: { query }, parseAs: 'blob' }),
    `ayana-treatments-${new Date().toISOString().slice(0, 10)}.csv`,
  );

/** What is done with one treatment, as it was when it was read: a colleague's change since then is not undone. */
export type TreatmentCommand = {
  intent: 'feature' | 'unfeature' | 'remove' | 'restore';
  id: string;
  version: number;
};

export function updateTreatment({ intent, id, version }: TreatmentCommand): Promise<unknown> {
  const target = atVersion({ id, version });
  // The answer has no body.
  if (intent === 'remove') return api.DELETE('/treatments/{id}', target);
  if (intent === 'restore') return dataOf(api.POST('/treatments/{id}/restore', target));
  return dataOf(api.PATCH('/treatments/{id}', { ...target, body: { is_featured: intent === 'feature' } }));
}

export const treatmentAction = commandAction(updateTreatment);
