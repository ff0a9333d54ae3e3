import type { components } from '@ayana/contracts/api';
import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { detailLoader } from '@ayana/portal-kit/screens';

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

const at = (id: string) => ({ params: { path: { id } } });

/** The hours of a doctor of the reader's hospital. */
export const hospitalHoursLoader = detailLoader<OwnHours>('doctorId', async (id) => ({
  id: 'own',
  hours: await dataOf(api.GET('/hospital-doctor-hours/{id}', at(id))),
}));

/** @param of the doctor whose hours a member of the hospital changes; null for one's own */
export function saveHours(of: string | null, version: number, body: HoursChange): Promise<DoctorHours> {
  const headers = { 'If-Match': `"${version}"` };
  return of === null
    ? dataOf(api.PUT('/doctor-hours', { headers, body }))
    : dataOf(api.PUT('/hospital-doctor-hours/{id}', { ...at(of), headers, body }));
}

export function addException(of: string | null, body: NewException, key: string): Promise<DoctorHours> {
  const headers = { 'Idempotency-Key': key };
  return of === null
    ? dataOf(api.POST('/doctor-hours/exceptions', { headers, body }))
    : dataOf(api.POST('/hospital-doctor-hours/{id}/exceptions', { ...at(of), headers, body }));
}

export const removeException = (of: string | null, id: string): Promise<DoctorHours> =>
  of === null
    ? dataOf(api.DELETE('/doctor-hours/exceptions/{id}', at(id)))
    : dataOf(
        api.DELETE('/hospital-doctor-hours/{id}/exceptions/{exception_id}', {
          params: { path: { id: of, exception_id: id } },
        }),
      );
