import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { atVersion, commandAction } from '@ayana/portal-kit/screens';

export type Category = components['schemas']['TreatmentCategoryDto'];

/** All categories, the inactive ones too, with the number of their treatments. */
export const readCategories = (): Promise<Category[]> =>
  dataOf(api.GET('/treatment-categories', { params: { query: { include: 'inactive' } } }));

export const categoriesLoader = (): Promise<Part<Category[]>> => readPart(readCategories());

export const addCategory = (name: string, key: string): Promise<Category> =>
  dataOf(api.POST('/treatment-categories', { params: { header: { 'Idempotency-Key': key } }, body: { name } }));

export const renameCategory = (of: { id: string; version: number }, name: string): Promise<Category> =>
  dataOf(api.PATCH('/treatment-categories/{id}', { ...atVersion(of), body: { name } }));

/** Offers a category, or takes it from the forms. */
export type CategoryCommand = { intent: 'activate' | 'deactivate'; id: string; version: number };

export const categoryAction = commandAction(({ intent, ...of }: CategoryCommand): Promise<Category> =>
  dataOf(api.PATCH('/treatment-categories/{id}', { ...atVersion(of), body: { is_active: intent === 'activate' } })),
);
