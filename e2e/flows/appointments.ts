import { BOOKING_NOTICE_HOURS } from '@ayana/contracts/catalogue';
import type { Patient } from './patients.ts';

/** A seeded doctor; one per test, so that parallel tests do not take each other's times. */
export const seededDoctor = (number: number): string =>
  `0190a000-0000-7000-8000-0006${number.toString(16).padStart(8, '0')}`;

/** A doctor's free times by video, without those that may become too late during the test. */
export async function freeTimesOf(patient: Patient, doctor: string): Promise<string[]> {
  const { items } = await patient.call<{ items: { starts_at: string }[] }>(
    'GET',
    `/doctors/${doctor}/free-times?kind=video&days=42`,
  );
  const earliest = Date.now() + (BOOKING_NOTICE_HOURS + 1) * 60 * 60_000;
  return items.map(({ starts_at }) => starts_at).filter((starts_at) => Date.parse(starts_at) > earliest);
}

/** Books a doctor's time as the signed-in patient. @returns the id of the request */
export async function bookTime(patient: Patient, doctor: string, starts_at: string): Promise<string> {
  const { slot_id } = await patient.call<{ slot_id: string }>('POST', `/doctors/${doctor}/holds`, {
    starts_at,
    kind: 'video',
  });
  const { id } = await patient.call<{ id: string }>('POST', '/own-appointments', { slot_id });
  return id;
}
