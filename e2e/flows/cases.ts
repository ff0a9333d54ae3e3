import type { TreatmentRequest } from '@ayana/contracts/journey';

import type { Site } from '../harness/fixtures.ts';
import { demoPerson, fullName } from '../harness/people.ts';
import { uniqueAddress } from '../harness/own-address.ts';
import { createAccount, PASSWORD } from './accounts.ts';

export interface TestCase {
  /** Of the journey. */
  id: string;
  request: string;
  /** Of the patient, who exists in this test only. */
  name: string;
  treatment: string;
}

/**
 * A person of this test who has asked for a treatment.
 * @param more of the sign-up, such as `country`
 */
export async function askForTreatment(site: Site, first_name: string, more: object = {}) {
  const person = demoPerson(first_name);
  await createAccount(site, person, more);
  const call = async <T>(path: string, data: object, token?: string): Promise<T> => {
    const answer = await fetch(`${site.origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: site.origin,
        'x-forwarded-for': uniqueAddress(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(data),
    });
    return (await answer.json()) as T;
  };
  const { access_token } = await call<{ access_token: string }>('/auth/sign-in', {
    email: person.email,
    password: PASSWORD,
  });
  const { items } = await site.api.as<{ items: { id: string; name: string }[] }>(
    'super_admin',
    'GET',
    '/treatments?limit=1',
  );
  const treatment = items[0] ?? { id: '', name: '' };
  const request = await call<TreatmentRequest>('/treatment-requests', { treatment_id: treatment.id }, access_token);
  return { id: request.id, patient_id: request.patient_id, name: fullName(person), treatment: treatment.name };
}

/** The journey of a person of this test, at its first stage. */
export async function beginCase(site: Site, first_name: string, more: object = {}): Promise<TestCase> {
  const { id: request, patient_id, name, treatment } = await askForTreatment(site, first_name, more);
  const { id } = await site.api.as<{ id: string }>('super_admin', 'POST', '/patient-journeys', {
    patient_id,
    treatment_request_id: request,
  });
  return { id, request, name, treatment };
}
