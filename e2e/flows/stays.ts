import { joinHospital } from './hospitals.ts';
import { askForTreatment, beginJourney, newPatient } from './patients.ts';
import type { Site } from '../harness/fixtures.ts';
import { inDays } from '../harness/people.ts';

type Patient = Awaited<ReturnType<typeof newPatient>>;

/** The referral of a case whose patient has accepted the quote of the demo hospital. */
export async function acceptedWork(site: Site, patient: Patient, journey_id: string): Promise<string> {
  const partner_hospital_id = await joinHospital(site);
  const work = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id,
    kind: 'referral',
    partner_hospital_id,
    brief: 'Please send an itemised quote.',
  });
  await site.api.as('partner/hospital', 'PATCH', `/assignments/${work.id}`, { status: 'accepted' });
  const quote = await site.api.as<{ id: string }>('partner/hospital', 'POST', '/quotes', {
    journey_id,
    partner_hospital_id,
    valid_until: inDays(20),
    lines: [
      { category: 'surgeon', label: 'Surgeon and team', quantity: 1, unit_price: 250_000, included: true },
      { category: 'room', label: 'Single room', quantity: 5, unit_price: 12_050, included: true },
    ],
  });
  await site.api.as('partner/hospital', 'POST', `/quotes/${quote.id}/send`);
  await patient.call('POST', `/quotes/${quote.id}/accept`, {});
  return work.id;
}

/** A patient who is in the demo hospital. */
export async function admittedCase(site: Site, name: string): Promise<{ patient: Patient; journey: string }> {
  const patient = await newPatient(site, name);
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  await acceptedWork(site, patient, journey);
  const path = `/admissions?journey_id=${journey}`;
  const { items } = await site.api.as<{ items: { id: string }[] }>('partner/hospital', 'GET', path);
  await site.api.as('partner/hospital', 'PATCH', `/admissions/${items[0]?.id}`, {
    step: 'admit',
    at: new Date(Date.now() - 60_000).toISOString(),
  });
  return { patient, journey };
}
