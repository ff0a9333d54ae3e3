import type { components } from '@ayana/contracts/api';
import { ApiProblem, api, dataOf } from '@ayana/portal-kit';
import { atVersion, detailLoader } from '@ayana/portal-kit/screens';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { type Category, readCategories } from '../categories/categories.api';
import type { NewTreatment, TreatmentChange } from '../form/treatment-values';
import type { CatalogueTreatment } from '../treatments.api';

export type GuideTexts = components['schemas']['GuideTextsDto'];
export type Recommendations = components['schemas']['KeptRecommendationsDto'];

/** A treatment with all that hangs on it. */
export interface TreatmentDetail {
  id: string;
  treatment: CatalogueTreatment;
  texts: GuideTexts;
  recommendations: Recommendations;
  categories: readonly Category[];
  /** Null where none is entered. */
  reviewer: NamedRecord | null;
}

export const treatmentLoader = detailLoader<TreatmentDetail>('treatmentId', (id) => readDetail(id));

async function readDetail(id: string): Promise<TreatmentDetail> {
  const params = { path: { id } };
  const [treatment, texts, recommendations, categories] = await Promise.all([
    dataOf(api.GET('/treatments/{id}', { params })),
    dataOf(api.GET('/treatments/{id}/guide', { params })),
    dataOf(api.GET('/treatments/{id}/recommendations', { params })),
    readCategories(),
  ]);
  return { id, treatment, texts, recommendations, categories, reviewer: await reviewerOf(treatment) };
}

/** A doctor who is not public any more has no name here. */
async function reviewerOf({ reviewer_id: id }: CatalogueTreatment): Promise<NamedRecord | null> {
  if (id === null) return null;
  try {
    const { full_name } = await dataOf(api.GET('/doctors/{id}', { params: { path: { id } } }));
    return { id, name: full_name };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return { id, name: id };
    throw error;
  }
}

export const addTreatment = (body: NewTreatment, key: string): Promise<CatalogueTreatment> =>
  dataOf(api.POST('/treatments', { params: { header: { 'Idempotency-Key': key } }, body }));

export const changeTreatment = (id: string, version: number, body: TreatmentChange): Promise<CatalogueTreatment> =>
  dataOf(api.PATCH('/treatments/{id}', { ...atVersion({ id, version }), body }));

export const writeTexts = (
  id: string,
  version: number,
  body: components['schemas']['GuideTextsInputDto'],
): Promise<GuideTexts> => dataOf(api.PUT('/treatments/{id}/guide', { ...atVersion({ id, version }), body }));
