import type { components } from '@ayana/contracts/api';
import type { MedicalOpinion } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';

type Schemas = components['schemas'];
export type OpinionForm = Omit<Schemas['NewOpinionDto'], 'journey_id'>;

const keyed = (key: string) => ({ 'Idempotency-Key': key });

export const readOpinions = async (journey_id: string): Promise<MedicalOpinion[]> =>
  (await dataOf(api.GET('/medical-opinions', { params: { query: { journey_id, earlier: true } } }))).items;

export const addOpinion = (journey_id: string, form: OpinionForm, key: string): Promise<MedicalOpinion> =>
  dataOf(api.POST('/medical-opinions', { headers: keyed(key), body: { journey_id, ...form } }));

export const changeOpinion = (id: string, body: OpinionForm): Promise<MedicalOpinion> =>
  dataOf(api.PATCH('/medical-opinions/{id}', { params: { path: { id } }, body }));

/** It is final from then on, and the patient reads it. */
export const signOpinion = (id: string): Promise<MedicalOpinion> =>
  dataOf(api.POST('/medical-opinions/{id}/sign', { params: { path: { id } } }));

/** A signed opinion as a PDF. @throws ApiProblem */
export async function saveOpinion(id: string, name: string): Promise<void> {
  const file = api.GET('/medical-opinions/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' });
  const { failure } = await saveFile(file, name);
  if (failure !== null) throw new Error(failure.message);
}
