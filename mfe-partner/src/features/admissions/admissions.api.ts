import type { components } from '@ayana/contracts/api';
import type { Admission } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';

export type AdmissionBody = components['schemas']['AdmissionChangeDto'];

export const readBoard = async (): Promise<Admission[]> => (await dataOf(api.GET('/admissions'))).items;

export const changeAdmission = (
  { id, version }: Pick<Admission, 'id' | 'version'>,
  body: AdmissionBody,
): Promise<Admission> => dataOf(api.PATCH('/admissions/{id}', { ...atVersion({ id, version }), body }));
