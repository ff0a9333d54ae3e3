import { randomUUID } from 'node:crypto';

import { ASSIGNMENT_GRANTS, type AssignmentKind } from '@ayana/contracts/journey';
import { withClient } from '@ayana/tooling/database/index.ts';

import type { Site } from '../harness/fixtures.ts';
import { fullName } from '../harness/people.ts';
import { askForTreatment, beginJourney, newPatient } from './patients.ts';

/** A journey with something of everything, each with a text that is nowhere else. */
export interface WholeCase {
  /** The text of each thing, by its name. */
  marks: Readonly<Record<string, string>>;
  /** Hands work to a person. @returns its id */
  give(kind: AssignmentKind, userId: string): Promise<string>;
  /** As when it is declined or done: what was granted with it ends, too. */
  end(work: string, status: 'done' | 'declined'): Promise<void>;
}

const PAPERS = { report: 'report', passport_paper: 'passport', visa_letter: 'visa_letter' } as const;

/** Begins it; the work of another hospital and of another visa office is in it already. */
export async function wholeCase(site: Site): Promise<WholeCase & { others: string }> {
  const patient = await newPatient(site, 'Wambui');
  const request = await askForTreatment(patient);
  const journey = await beginJourney(site, patient, request);
  const marks: Record<string, string> = {
    name: fullName(patient.person),
    email: patient.person.email,
    phone: '+254 700 912 345',
    treatment: request.treatment.name,
    nationality: 'Nationality of hers',
    passport_number: 'PASS-770',
    allergies: 'Allergic to strawberries',
    special_needs: 'Needs a wheelchair',
    report: 'her-report.pdf',
    passport_paper: 'her-passport.pdf',
    visa_letter: 'her-visa-letter.pdf',
    opinion: 'Opinion that was signed',
    own_leg: 'Gate of her own way',
    other_leg: 'Gate of another way',
    own_visa: 'VISA-OWN-1',
    other_visa: 'VISA-OTHER-2',
    own_brief: 'Brief of this work',
    other_brief: 'Brief of other work',
    own_message: 'Message of this work',
    other_message: 'Message of other work',
    patient_message: 'Message of the patient',
    other_quote: 'Terms of another hospital',
  };
  const rows = <Row = { id: string }>(sql: string, values: unknown[]): Promise<Row[]> =>
    withClient(site.databaseUrl, async (client) => (await client.query(sql, values)).rows as Row[]);
  const idOf = async (sql: string, values: unknown[]): Promise<string> =>
    (await rows(`${sql} returning id`, values))[0]?.id ?? '';
  const staff = (await site.api.as<{ id: string }>('ayana_staff', 'GET', '/auth/account')).id;

  await rows('update users set phone = $2 where id = $1', [patient.id, marks['phone']]);
  await rows(
    `insert into patient_details (patient_id, sex, nationality, passport_number, allergies, special_needs, version, updated_at)
     values ($1, 'female', $2, $3, $4, $5, 1, now())
     on conflict (patient_id) do update set nationality = $2, passport_number = $3, allergies = $4, special_needs = $5`,
    [patient.id, marks['nationality'], marks['passport_number'], marks['allergies'], marks['special_needs']],
  );
  for (const [mark, kind] of Object.entries(PAPERS)) {
    const paper = randomUUID();
    // Those who do not see the patient's name see this name of the file, which others may contain.
    if (mark === 'report') marks[mark] = `report-${paper.slice(-6)}.pdf`;
    const file = await idOf(
      `insert into files (id, storage_key, owner_kind, owner_id, file_name, media_type, size, sha256, uploaded_by, created_at)
       values (gen_random_uuid(), gen_random_uuid(), 'document', $1, $2, 'application/pdf', 100, repeat('0', 64), $3, now())`,
      [paper, marks[mark], patient.id],
    );
    await rows(
      `insert into documents (id, journey_id, kind, status, file_id, uploaded_by, uploaded_at, checked_by, checked_at, version, created_at, updated_at)
       values ($1, $2, $3, 'checked', $4, $5, now(), $6, now(), 1, now(), now())`,
      [paper, journey, kind, file, patient.id, staff],
    );
  }
  await rows(
    `insert into medical_opinions (id, journey_id, doctor_id, version, summary, fit_to_travel, signed_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 1, $3, 'yes', now(), now(), now())`,
    [journey, staff, marks['opinion']],
  );
  await rows(
    `insert into messages (id, thread_id, author_id, text, document_ids, created_at)
     select gen_random_uuid(), id, $2, $3, '{}', now() from threads where journey_id = $1 and kind = 'patient'`,
    [journey, patient.id, marks['patient_message']],
  );

  /** Work with its thread, its part of the trip, and its papers. */
  async function work(kind: AssignmentKind, user: string, whose: 'own' | 'other'): Promise<string> {
    const id = await idOf(
      `insert into assignments (id, journey_id, kind, assignee_user_id, status, brief, accepted_at, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'accepted', $4, now(), 1, now(), now())`,
      [journey, kind, user, marks[`${whose}_brief`]],
    );
    const thread = await idOf(
      `insert into threads (id, journey_id, kind, assignment_id, created_at, updated_at)
       values (gen_random_uuid(), $1, 'partner', $2, now(), now())`,
      [journey, id],
    );
    await rows(
      `insert into messages (id, thread_id, author_id, text, document_ids, created_at)
       values (gen_random_uuid(), $1, $2, $3, '{}', now())`,
      [thread, staff, marks[`${whose}_message`]],
    );
    await rows(
      `insert into travel_legs (id, journey_id, kind, to_place, starts_at, zone, assignment_id, status, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 'transfer', $2, now(), 'Asia/Kolkata', $3, 'planned', 1, now(), now())`,
      [journey, marks[`${whose}_leg`], id],
    );
    if (kind === 'visa_support')
      await rows(
        `insert into visa_applications (id, journey_id, assignment_id, status, applied_on, reference, decided_on, visa_number, valid_until, version, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, 'granted', now(), 'IND-1', now(), $3, '2099-01-01', 1, now(), now())`,
        [journey, id, marks[`${whose}_visa`]],
      );
    for (const granted of ASSIGNMENT_GRANTS[kind])
      await rows(
        `insert into record_grants (id, journey_id, kind, to_user_id, assignment_id, reason, starts_at, created_at)
         values (gen_random_uuid(), $1, $2, $3, $4, '', now() - interval '1 day', now())`,
        [journey, granted, user, id],
      );
    return id;
  }

  const someone = (await newPatient(site, 'Njeri')).id;
  const others = await work('referral', someone, 'other');
  await work('visa_support', someone, 'other');
  await rows(
    `insert into quotes (id, journey_id, assignment_id, partner_hospital_id, version, status, currency, valid_until, refund_terms, sent_at, revision, created_at, updated_at)
     select gen_random_uuid(), $1, $2, hospital.id, 1, 'sent', 'USD', '2099-01-01', $3, now(), 1, now(), now()
       from partner_hospitals hospital order by id limit 1`,
    [journey, others, marks['other_quote']],
  );
  return {
    marks,
    others,
    give: (kind, userId) => work(kind, userId, 'own'),
    async end(id, status) {
      await rows(
        `update assignments set status = $2, declined_reason = case when $2 = 'declined' then 'No time' end, closed_at = now() where id = $1`,
        [id, status],
      );
      await rows('update record_grants set ends_at = now() where assignment_id = $1', [id]);
    },
  };
}
