import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';

export type PatientDetails = components['schemas']['PatientDetailsDto'];
export type DetailsChange = components['schemas']['PatientDetailsFormDto'];

export const readOwnDetails = (): Promise<PatientDetails> => dataOf(api.GET('/patient-details/own'));

/** @param version of the details that were changed: an older one is refused */
export const saveOwnDetails = (version: number, body: DetailsChange): Promise<PatientDetails> =>
  dataOf(api.PATCH('/patient-details/own', { headers: { 'If-Match': `"${version}"` }, body }));
