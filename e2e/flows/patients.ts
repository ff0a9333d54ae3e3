import type { Page } from '@playwright/test';

import { expect, type Site } from '../harness/fixtures.ts';
import { uniqueAddress } from '../harness/own-address.ts';
import { demoPerson, type Person } from '../harness/people.ts';
import { createAccount, PASSWORD } from './accounts.ts';
import { signInPersonByApi } from './open-account.ts';

/** A patient who exists in one test only. */
export interface Patient {
  readonly id: string;
  readonly person: Person;
  /** A call as this patient. @param path below `/api` */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** A form with files, as this patient. @param path below `/api` */
  send(path: string, form: FormData): Promise<void>;
  signIn(page: Page): Promise<void>;
}

/** Opens a confirmed account of a new patient, with a complete profile. */
export async function newPatient(site: Site, first_name = 'Leila'): Promise<Patient> {
  const person = demoPerson(first_name);
  await createAccount(site, person);
  const headers = { origin: site.origin, 'x-forwarded-for': uniqueAddress() };
  const send = async <T>(method: string, path: string, body?: unknown, token?: string): Promise<T> => {
    const answer = await fetch(`${site.origin}/api${path}`, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true);
    return JSON.parse(text) as T;
  };
  const enter = () =>
    send<{ access_token: string; user: { id: string } }>('POST', '/auth/sign-in', {
      email: person.email,
      password: PASSWORD,
    });
  const first = await enter();
  const profile = { phone: person.phone, country: 'Kenya', date_of_birth: '1980-02-29' };
  await send('PATCH', '/auth/account', profile, first.access_token);
  // A complete profile changes the role, which ends the token.
  const { access_token, user } = await enter();
  return {
    id: user.id,
    person,
    call: (method, path, body) => send(method, path, body, access_token),
    send: async (path, form) => {
      const answer = await fetch(`${site.origin}/api${path}`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${access_token}` },
        body: form,
      });
      expect(answer.ok, `POST ${path}: ${answer.status} ${await answer.text()}`).toBe(true);
    },
    signIn: (page) => signInPersonByApi(page, site, person),
  };
}

export interface AskedTreatment {
  id: string;
  treatment: { id: string; name: string };
}

/** Asks for the first treatment of the catalogue. */
export async function askForTreatment(patient: Patient, more: object = {}): Promise<AskedTreatment> {
  const { items } = await patient.call<{ items: { id: string }[] }>('GET', '/treatments?limit=1');
  return patient.call<AskedTreatment>('POST', '/treatment-requests', { treatment_id: items[0]?.id, ...more });
}

/** A case manager begins the patient's journey. @returns its id */
export async function beginJourney(site: Site, patient: Patient, request?: AskedTreatment): Promise<string> {
  const { id } = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/patient-journeys', {
    patient_id: patient.id,
    ...(request === undefined ? {} : { treatment_request_id: request.id }),
  });
  return id;
}

/** A case manager completes a stage. */
export async function completeStage(site: Site, journey: string, stage: number): Promise<void> {
  await site.api.as('ayana_staff', 'POST', '/rpc/update_journey_stage', {
    p_journey_id: journey,
    p_stage_number: stage,
    p_status: 'completed',
  });
}
