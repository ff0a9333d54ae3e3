import { randomUUID } from 'node:crypto';
import type { AssignmentKind, Quote } from '@ayana/contracts/journey';
import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { type Answer, emailOf, type TestApi } from '../../../../test/support/api.js';
import { assign } from './journeys.js';

export interface Person {
  id: string;
  email: string;
  token: string;
}

/** A hospital of a partner, with someone who works there. */
export interface Hospital {
  id: string;
  partner_id: string;
  name: string;
  person: Person;
}

/** A patient's case of their own, for tests of its parts. */
export class TestCase {
  private constructor(
    private readonly api: TestApi,
    readonly patient: Person,
    readonly journey_id: string,
    readonly request_id: string,
  ) {}

  static async begin(api: TestApi): Promise<TestCase> {
    const patient = await personOf(api, 'patient');
    const [treatment] = await api.database.rows<{ id: string }>('select id from treatments where is_active limit 1');
    const request = await api.call<{ id: string }>('POST', '/treatment-requests', {
      token: patient.token,
      body: { treatment_id: treatment?.id },
    });
    const journey = await api.call<{ id: string }>('POST', '/patient-journeys', {
      as: 'ayana_staff',
      body: { patient_id: patient.id, treatment_request_id: request.body.id },
    });
    if (journey.status !== 201) throw new Error(journey.text);
    return new TestCase(api, patient, journey.body.id, request.body.id);
  }

  /** Hands work to a hospital's partner, or to a person. */
  assign(kind: AssignmentKind, to: Hospital | Person, status = 'accepted'): Promise<string> {
    const assignee = 'partner_id' in to ? { partner: to.partner_id } : { user: to.id };
    return assign(this.api, this.journey_id, kind, assignee, status);
  }

  /** A call of the patient. */
  own<T = Quote & Pick<Problem, 'code'>>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    return this.api.call<T>(method, path, { token: this.patient.token, ...(body === undefined ? {} : { body }) });
  }
}

/** An account of its own with a role. */
export async function personOf(api: TestApi, role: Role | null): Promise<Person> {
  const email = `case-${randomUUID()}@people.example`;
  await api.database.rows(
    `insert into users (id, email, name, role, password_hash, email_verified_at, access_changed_at, created_at, updated_at)
     select gen_random_uuid(), $1, 'Prakash Thapa', $2, password_hash, now(), now() - interval '1 day', now(), now()
     from users where email = $3`,
    [email, role, emailOf('patient')],
  );
  const { status, body } = await api.call<{ access_token: string; user: { id: string } }>('POST', '/auth/sign-in', {
    body: { email, password: DEMO_PASSWORD },
  });
  if (status !== 200) throw new Error(`Sign-in was answered by ${status}: ${JSON.stringify(body)}`);
  return { id: body.user.id, email, token: body.access_token };
}

/** Partner hospitals of the seed, the first with `index` 0, each with a person of its own. */
export async function hospitalOf(api: TestApi, index: number): Promise<Hospital> {
  const [row] = await api.database.rows<{ id: string; partner_id: string; name: string }>(
    `select hospital.id, hospital.partner_id, hospital.hospital_name as name from partner_hospitals hospital
       join partners partner on partner.id = hospital.partner_id
     where partner.status = 'active' and exists (select 1 from doctors where hospital_id = hospital.id and is_active)
     order by hospital.id offset $1 limit 1`,
    [index],
  );
  if (row === undefined) throw new Error('The seed has hospitals');
  const person = await personOf(api, 'partner/hospital');
  await api.database.rows('insert into partner_members values ($1, $2, now())', [person.id, row.partner_id]);
  return { ...row, person };
}

export const quoteForm = (journey_id: string, hospital: Hospital, more: object = {}) => ({
  journey_id,
  partner_hospital_id: hospital.id,
  valid_until: '2099-12-31',
  days_in_hospital: 5,
  not_given: ['doctor_id', 'room_class', 'refund_terms', 'exclusions'],
  lines: [
    { category: 'surgeon', label: 'Surgeon and team', quantity: 1, unit_price: 250_000, included: true },
    { category: 'room', label: 'Single room', quantity: 5, unit_price: 12_050, included: true },
    { category: 'implant', label: 'Knee implant', quantity: 1, unit_price: 90_000, included: false },
  ],
  ...more,
});
