import type { Site } from '../harness/fixtures.ts';
import { newPatient, type Patient } from './patients.ts';

/** Someone of the staff who exists in one test only: a page for them is shown in every window of theirs. */
export async function newColleague(
  site: Site,
  first_name = 'Grace',
): Promise<Pick<Patient, 'id' | 'person' | 'signIn'>> {
  const { id, person, signIn } = await newPatient(site, first_name);
  await site.api.as('super_admin', 'PATCH', `/users/${id}/role`, { role: 'ayana_staff' });
  return { id, person, signIn };
}
