import type { components } from '@ayana/contracts/api';
import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';

type Schemas = components['schemas'];
export type HoursChange = Schemas['DoctorHoursChangeDto'];
export type NewException = Schemas['NewHoursExceptionDto'];

/** The hours; null for an account that is no doctor of the catalogue. */
export interface OwnHours {
  id: 'own';
  hours: DoctorHours | null;
}

export const hoursLoader = (): Promise<Part<OwnHours>> =>
  readPart(
    (async () => {
      // The document cannot say that an answer may be null.
      const hours: DoctorHours | null = await dataOf(api.GET('/doctor-hours'));
      return { id: 'own', hours };
    })(),
  );

export const saveHours = (version: number, body: HoursChange): Promise<DoctorHours> =>
  dataOf(api.PUT('/doctor-hours', { headers: { 'If-Match': `"${version}"` }, body }));

export const addException = (body: NewException, key: string): Promise<DoctorHours> =>
  dataOf(api.POST('/doctor-hours/exceptions', { headers: { 'Idempotency-Key': key }, body }));

export const removeException = (id: string): Promise<DoctorHours> =>
  dataOf(api.DELETE('/doctor-hours/exceptions/{id}', { params: { path: { id } } }));
