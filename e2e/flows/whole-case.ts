import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import type { AssignmentKind } from '@ayana/contracts/journey';
import { withClient } from '@ayana/tooling/database/index.ts';

import type { Site } from '../harness/fixtures.ts';
import { fullName, inDays, type Person } from '../harness/people.ts';
import { askForTreatment, beginJourney, newPatient, type Patient } from './patients.ts';
import { pdfFile } from './papers.ts';

/** What of the case is nowhere else: a page that shows it says so. */
export const MARKS = {
  passport: 'ZX47110815',
  allergy: 'Demo pollen',
  result: 'Demo result',
  needs: 'A demo wheelchair',
  emergency: 'Demo emergency contact',
  notes: 'Demo notes of the patient',
  opinion: 'Demo summary of an opinion',
  quote: '$2,517',
  rival_quote: '$2,639',
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
  /** Of the hospital whose quote is accepted, and of another one that has sent a quote as well. */
  members: Readonly<Record<'hospital' | 'rival', Person>>;
  /** The patient accepts the quote of the hospital. */
  choose: () => Promise<unknown>;
}

/** A case that has a part of each kind, with work on it for partners of each kind: two hospitals have sent quotes, the visa office has not answered. */
export async function wholeCase(site: Site): Promise<WholeCase> {
  const patient = await newPatient(site, 'Shirin');
  const request = await askForTreatment(patient, { patient_notes: MARKS.notes });
  const journey_id = await beginJourney(site, patient, request);
  await describe(patient, journey_id);
  const give = async (role: Role, kind: AssignmentKind, accepts = true): Promise<string> => {
    const { id } = await staff<{ id: string }>(site, 'POST', '/assignments', {
      journey_id,
      kind,
      brief: 'Work of a demo.',
      assignee_user_id: await assigneeOf(site, role),
    });
    if (accepts) await site.api.as(role, 'PATCH', `/assignments/${id}`, { status: 'accepted' });
    return id;
  };
  const doctor = await give('doctor', 'opinion');
  await signOpinion(site, journey_id, doctor);
  const { laboratory, pharmacy } = await orders(site, journey_id);
  const hospital = await askHospital(site, journey_id, 'Anand', 251_700);
  const rival = await askHospital(site, journey_id, 'Devika', 263_900);
  const work = {
    doctor,
    hospital: hospital.work,
    rival: rival.work,
    visa: await give('partner/travel_visa', 'visa_support', false),
    laboratory,
    pharmacy,
    driver: await give('partner/logistics', 'transport'),
    lodging: await give('partner/lodging', 'lodging'),
  };
  const members = { hospital: hospital.person, rival: rival.person };
  const choose = () => patient.call('POST', `/quotes/${hospital.quote}/accept`);
  return { patient, journey_id, name: fullName(patient.person), work, members, choose };
}

/** A case whose quote waits for the patient, and whose trip the staff hand out. */
export async function chosenCase(site: Site) {
  const patient = await newPatient(site, 'Nadia');
  const journey_id = await beginJourney(site, patient, await askForTreatment(patient));
  await describe(patient, journey_id);
  const name = fullName(patient.person);
  // As the letter for the visa needs it.
  await patient.call('PATCH', '/patient-details/own', { passport_name: 'Nadia Example' });
  await staff(site, 'POST', '/assignments', {
    journey_id,
    kind: 'opinion',
    brief: 'Work of a demo.',
    assignee_user_id: await assigneeOf(site, 'doctor'),
  });
  const { person: member, hospital_name } = await askHospital(site, journey_id, 'Anand', 251_700);
  const { case_number } = await patient.call<{ case_number: string }>('GET', '/patient-journeys/latest');
  return { patient, name, case_number, journey_id, member, hospital_name, give: giverOf(site, journey_id) };
}

/** Gives work on a part of the trip that began some hours ago. */
function giverOf(site: Site, journey_id: string) {
  return async (role: Role, kind: 'pickup' | 'lodging', hours: number): Promise<void> => {
    const { id: assignment_id } = await staff<{ id: string }>(site, 'POST', '/assignments', {
      journey_id,
      kind: kind === 'pickup' ? 'transport' : 'lodging',
      brief: 'Work of a demo.',
      assignee_user_id: await assigneeOf(site, role),
    });
    const starts_at = new Date(Date.now() - hours * 3_600_000).toISOString();
    const leg = { journey_id, assignment_id, kind, starts_at, zone: 'Asia/Kolkata', status: 'planned' };
    await staff(site, 'POST', '/travel-legs', { ...leg, to_place: 'Demo guest house' });
  };
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
  for (const kind of ['report', 'passport']) {
    const name = `Demo ${kind}.pdf`;
    const { buffer, mimeType } = pdfFile(name, 2000);
    const form = new FormData();
    form.set('journey_id', journey_id);
    form.set('kind', kind);
    form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    await patient.send('/documents', form);
  }
}

/** The demo account of a role: the site of the specs has no organisations of the demo. */
async function assigneeOf(site: Site, role: Role): Promise<string> {
  return (await site.api.as<{ id: string }>(role, 'GET', '/auth/account')).id;
}

/** What the doctor says, who may correct it for two weeks. */
async function signOpinion(site: Site, journey_id: string, assignment_id: string): Promise<void> {
  const { id } = await site.api.as<{ id: string }>('doctor', 'POST', '/medical-opinions', {
    journey_id,
    assignment_id,
    summary: MARKS.opinion,
    fit_to_travel: 'yes',
  });
  await site.api.as('doctor', 'POST', `/medical-opinions/${id}/sign`);
}

/** Tests and medicines that are ordered, beside tests whose result was released. */
async function orders(site: Site, journey_id: string): Promise<Pick<Work, 'laboratory' | 'pharmacy'>> {
  const laboratory_id = await assigneeOf(site, 'laboratory_partner');
  const pharmacy_id = await assigneeOf(site, 'pharmacy_partner');
  const order = () =>
    site.api.as<{ id: string; assignment_id: string }>('doctor', 'POST', '/laboratory-orders', {
      journey_id,
      laboratory_id,
      tests: ['haemoglobin'],
    });
  const released = await order();
  await release(site, released.id);
  const { assignment_id } = await order();
  const script = await site.api.as<{ assignment_id: string }>('doctor', 'POST', '/prescriptions', {
    journey_id,
    pharmacy_id,
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

/** A hospital with nobody yet gets a member, is asked, and has a quote sent. */
async function askHospital(site: Site, journey_id: string, first_name: string, unit_price: number) {
  const { id: user_id, person } = await newPatient(site, first_name);
  await site.api.as('super_admin', 'PATCH', `/users/${user_id}/role`, { role: 'partner/hospital' });
  const { rows } = await withClient(site.databaseUrl, (client) =>
    client.query<{ id: string; hospital_name: string }>(
      `WITH asked AS (SELECT hospital.id, hospital_name, partner_id FROM partner_hospitals hospital JOIN partners partner ON partner.id = partner_id
         WHERE partner.status = 'active' AND partner_id NOT IN (SELECT partner_id FROM partner_members) ORDER BY hospital.id LIMIT 1),
       joined AS (INSERT INTO partner_members (user_id, partner_id, role, created_at) SELECT $1, partner_id, 'owner', now() FROM asked)
       SELECT id, hospital_name FROM asked`,
      [user_id],
    ),
  );
  const { id: work } = await staff<{ id: string }>(site, 'POST', '/assignments', {
    journey_id,
    kind: 'referral',
    brief: 'Work of a demo.',
    partner_hospital_id: rows[0]?.id,
  });
  const { id: quote } = await staff<{ id: string }>(site, 'POST', '/quotes', {
    journey_id,
    assignment_id: work,
    partner_hospital_id: rows[0]?.id,
    valid_until: inDays(30),
    not_given: ['doctor_id', 'room_class', 'refund_terms', 'exclusions'],
    lines: [{ category: 'surgeon', label: 'Surgeon and team', quantity: 1, unit_price, included: true }],
  });
  await staff(site, 'POST', `/quotes/${quote}/send`);
  return { person, work, quote, hospital_name: rows[0]?.hospital_name ?? '' };
}
