import type { BrowserContextOptions, Page } from '@playwright/test';
import { newDoctor } from './doctors.ts';
import { askForTreatment, beginJourney, newPatient } from './patients.ts';

export const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

type Site = Parameters<typeof newDoctor>[0];

/** A journey with a doctor who gives an opinion on it: the doctor at a desk, on the page of the work, and the patient on a phone. */
export async function orderingDoctor(site: Site, newPerson: (options: BrowserContextOptions) => Promise<Page>) {
  const [patient, doctor] = [await newPatient(site, 'Halima'), await newDoctor(site, 'Anand')];
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const { id } = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id: journey,
    kind: 'opinion',
    assignee_user_id: doctor.id,
    brief: 'Is an operation the right way?',
  });
  const [desk, phone] = [await newPerson(CALM), await newPerson(PHONE)];
  await patient.signIn(phone);
  await doctor.signIn(desk);
  await desk.goto(`/doctor-portal/work/${id}`);
  return { patient, doctor, journey, desk, phone };
}
