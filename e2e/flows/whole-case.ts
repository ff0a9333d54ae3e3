import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import type { AssignmentKind } from '@ayana/contracts/journey';
import { withClient } from '@ayana/tooling/database/index.ts';

import type { Site } from '../harness/fixtures.ts';
import { fullName, inDays, type Person } from '../harness/people.ts';
import { askForTreatment, beginJourney, newPatient, type Patient } from './patients.ts';
import { pdfFile } from './papers.ts';

/** What of the case is nowhere else: a page that shows it says so. */
export const MARKS = {
  report: 'Demo report of the clinic.pdf',
  scan: 'Demo scan of the passport.pdf',
  passport: 'ZX47110815',
  allergy: 'Demo pollen',
  result: 'Demo result',
  needs: 'A demo wheelchair',
  emergency: 'Demo emergency contact',
} as const;

/** Pieces of work by who has it. */
export type Work = Record<
  'doctor' | 'hospital' | 'rival' | 'visa' | 'laboratory' | 'pharmacy' | 'driver' | 'lodging',
  string
>;

export interface WholeCase {
  patient: Patient;
  journey_id: string;
  name: string;
  work: Work;
  /** Of the other hospital. */
  rival: Person;
  /** The patient accepts the quote of the demo account's hospital. */
  choose: () => Promise<unknown>;
}

/** A case that has a part of each kind, with work on it for partners of each kind: two hospitals have sent quotes, the visa office has not answered. */
export async function wholeCase(site: Site): Promise<WholeCase> {
  const patient = await newPatient(site, 'Shirin');
  const journey_id = await beginJourney(site, patient, await askForTreatment(patient));
  await describe(patient, journey_id);
  const give = async (role: Role, kind: AssignmentKind, accepts = true): Promise<string> => {
    const { id } = await staff<{ id: string }>(site, 'POST', '/assignments', {
      journey_id,
      kind,
      brief: 'Work of a demo.',
      ...(await assigneeOf(site, role, kind)),
    });
    if (accepts) await site.api.as(role, 'PATCH', `/assignments/${id}`, { status: 'accepted' });
    return id;
  };
  const doctor = await give('doctor', 'opinion');
  const { laboratory, pharmacy } = await orders(site, journey_id);
  const hospital = await give('partner/hospital', 'referral');
  const rival = await rivalOf(site, journey_id);
  const quotes: string[] = [];
  for (const assignment_id of [hospital, rival.work]) quotes.push(await quote(site, journey_id, assignment_id));
  const work = {
    doctor,
    hospital,
    rival: rival.work,
    visa: await give('partner/travel_visa', 'visa_support', false),
    laboratory,
    pharmacy,
    driver: await give('partner/logistics', 'transport'),
    lodging: await give('partner/lodging', 'lodging'),
  };
  const choose = () => patient.call('POST', `/quotes/${quotes[0] ?? ''}/accept`);
  return { patient, journey_id, name: fullName(patient.person), work, rival: rival.person, choose };
}

const staff = <T>(site: Site, method: string, path: string, body?: object): Promise<T> =>
  site.api.as<T>('ayana_staff', method, path, body);

/** What the patient says of themselves, and their papers. */
async function describe(patient: Patient, journey_id: string): Promise<void> {
  await patient.call('PATCH', '/patient-details/own', {
    nationality: 'Bangladesh',
    passport_number: MARKS.passport,
    special_needs: MARKS.needs,
    emergency_name: MARKS.emergency,
    emergency_phone: '+254 712 000 815',
  });
  await patient.call('PATCH', '/health-summary/own', {
    sex: 'female',
    allergies: [{ substance: MARKS.allergy, reaction: null, severity: null }],
  });
  for (const [kind, name] of [
    ['report', MARKS.report],
    ['passport', MARKS.scan],
  ] as const) {
    const { buffer, mimeType } = pdfFile(name, 2000);
    const form = new FormData();
    form.set('journey_id', journey_id);
    form.set('kind', kind);
    form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    await patient.send('/documents', form);
  }
}

/** The demo account of a role, or its organisation, as the one work is given to. */
async function assigneeOf(site: Site, role: Role, kind: AssignmentKind): Promise<object> {
  const { id } = await site.api.as<{ id: string }>(role, 'GET', '/auth/account');
  const own = await withClient(site.databaseUrl, (client) =>
    client.query<{ partner_id: string; hospital: string | null }>(
      `SELECT partner_id, (SELECT id FROM partner_hospitals WHERE partner_id = member.partner_id ORDER BY id LIMIT 1) AS hospital
       FROM partner_members member WHERE user_id = $1`,
      [id],
    ),
  );
  const [member] = own.rows;
  if (member === undefined || kind === 'opinion') return { assignee_user_id: id };
  return kind === 'referral' ? { partner_hospital_id: member.hospital } : { partner_id: member.partner_id };
}

/** Tests and medicines that are ordered, beside tests whose result was released. */
async function orders(site: Site, journey_id: string): Promise<Pick<Work, 'laboratory' | 'pharmacy'>> {
  const laboratory = await assigneeOf(site, 'laboratory_partner', 'lab_order');
  const pharmacy = await assigneeOf(site, 'pharmacy_partner', 'prescription');
  const order = () =>
    site.api.as<{ id: string; assignment_id: string }>('doctor', 'POST', '/laboratory-orders', {
      journey_id,
      laboratory_id: Object.values(laboratory)[0],
      tests: ['haemoglobin'],
    });
  const released = await order();
  await release(site, released.id);
  const { assignment_id } = await order();
  const script = await site.api.as<{ assignment_id: string }>('doctor', 'POST', '/prescriptions', {
    journey_id,
    pharmacy_id: Object.values(pharmacy)[0],
    password: DEMO_PASSWORD,
    registration_number: 'TEST-4711',
    items: [
      {
        medicine: 'Paracetamol',
        strength: '500 mg',
        form: 'tablet',
        dose: '1 tablet',
        frequency: 'three_times_a_day',
        days: 7,
        quantity: 21,
        substitution: 'allowed',
      },
    ],
  });
  return { laboratory: assignment_id, pharmacy: script.assignment_id };
}

const userOf = (role: Role): string => `(SELECT id FROM users WHERE role = '${role}' ORDER BY created_at LIMIT 1)`;

/** What a person of a laboratory enters, and another one reviews. */
async function release(site: Site, order_id: string): Promise<void> {
  await withClient(site.databaseUrl, async (client) => {
    await client.query(
      `UPDATE laboratory_orders SET status = 'released', sampled_at = now(), resulted_at = now(), resulted_by = ${userOf('laboratory_partner')},
         reviewed_at = now(), reviewed_by = ${userOf('super_admin')}, released_at = now(), released_by = ${userOf('super_admin')}
       WHERE id = $1`,
      [order_id],
    );
    await client.query(
      `INSERT INTO laboratory_results (id, laboratory_order_id, test_code, text, unit, flag, entered_by, entered_at)
       SELECT gen_random_uuid(), id, 'haemoglobin', $2, 'g/dl', 'normal', ${userOf('laboratory_partner')}, now() FROM laboratory_orders WHERE id = $1`,
      [order_id, MARKS.result],
    );
    await client.query(
      `UPDATE assignments SET status = 'done', closed_at = now() WHERE id = (SELECT assignment_id FROM laboratory_orders WHERE id = $1)`,
      [order_id],
    );
  });
}

/** A member of another hospital, which is asked as well. */
async function rivalOf(site: Site, journey_id: string): Promise<{ person: Person; work: string }> {
  const { id, person } = await newPatient(site, 'Anand');
  await site.api.as('super_admin', 'PATCH', `/users/${id}/role`, { role: 'partner/hospital' });
  const { rows } = await withClient(site.databaseUrl, (client) =>
    client.query<{ id: string }>(
      `WITH other AS (SELECT id, partner_id FROM partner_hospitals WHERE partner_id IS NOT NULL
         AND partner_id NOT IN (SELECT partner_id FROM partner_members) ORDER BY id LIMIT 1),
       joined AS (INSERT INTO partner_members (user_id, partner_id, role, created_at) SELECT $1, partner_id, 'owner', now() FROM other)
       SELECT id FROM other`,
      [id],
    ),
  );
  const given = await staff<{ id: string }>(site, 'POST', '/assignments', {
    journey_id,
    kind: 'referral',
    brief: 'Work of a demo.',
    partner_hospital_id: rows[0]?.id,
  });
  return { person, work: given.id };
}

/** A quote that the staff enter for a hospital and send. */
async function quote(site: Site, journey_id: string, assignment_id: string): Promise<string> {
  const { partner_hospital_id } = await staff<{ partner_hospital_id: string }>(
    site,
    'GET',
    `/assignments/${assignment_id}`,
  );
  const { id } = await staff<{ id: string }>(site, 'POST', '/quotes', {
    journey_id,
    assignment_id,
    partner_hospital_id,
    valid_until: inDays(30),
    not_given: ['doctor_id', 'room_class', 'refund_terms', 'exclusions'],
    lines: [{ category: 'surgeon', label: 'Surgeon and team', quantity: 1, unit_price: 250_000, included: true }],
  });
  await staff(site, 'POST', `/quotes/${id}/send`);
  return id;
}
