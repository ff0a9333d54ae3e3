import {
  LETTER_ATTENDANTS_MAX,
  LETTER_PATIENT_FACTS,
  type LetterPatientFact,
  patientHref,
} from '@ayana/contracts/journey';
import { ENGLISH, listText } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { CaseNotices, JourneyTaskRow, JourneyTasks } from '../../journeys/index.js';
import { LETTER_MESSAGES as messages } from './letter-messages.js';

const TASK = 'travel.passport_facts';
const ATTENDANTS_TASK = 'travel.attendant_passports';
const STAGE = 6;
/** Days a patient has: the visa waits for it. */
const DAYS = 3;

/** What a patient has not given yet that the letter for the visa needs. */
export const missingFacts = (facts: Readonly<Record<LetterPatientFact, string | null>>): LetterPatientFact[] =>
  LETTER_PATIENT_FACTS.filter((fact) => (facts[fact] ?? '').trim() === '');

/** The patient's tasks to give what the letter for the visa needs, of them and of those who come along: open while something is missing. */
@Injectable()
export class LetterTasks {
  constructor(
    private readonly clock: Clock,
    private readonly tasks: JourneyTasks,
    private readonly notices: CaseNotices,
  ) {}

  /** Asks the patient, unless all is there or they were asked and have not answered yet. */
  async ask(em: EntityManager, journey: { id: string; patient_id: string }): Promise<void> {
    const patient = await patientOf(within(em), journey.patient_id);
    const missing = patient === undefined ? [] : missingFacts(patient);
    if (patient === undefined || missing.length === 0) return;
    const text = () => messages.facts_wanted(listText(missing.map((fact) => messages.wanted[fact])));
    const { title, detail } = inLanguage(patient.language ?? ENGLISH.tag, () => ({
      title: messages.facts_task,
      detail: text(),
    }));
    const known = await em.findOne(JourneyTaskRow, { journey_id: journey.id, automation: TASK });
    if (known?.status === 'open') return;
    const due_at = new Date(this.clock.now().getTime() + DAYS * 24 * 60 * 60_000);
    if (known === null)
      await this.tasks.add(em, {
        journey_id: journey.id,
        stage_number: STAGE,
        title,
        detail,
        owner_kind: 'patient',
        due_at,
        automation: TASK,
        subject_kind: 'patient_details',
      });
    else {
      Object.assign(known, { status: 'open', done_by: null, done_at: null, detail, due_at });
      await this.tasks.changed(em, known);
    }
    await this.notices.toPatient(em, journey, { kind: 'task', path: patientHref('travel') }, () => ({
      title: messages.facts_task,
      message: text(),
    }));
  }

  /** Asks for the passports of those who come along, once: as many as the request names, less those that are known. */
  async askAttendants(em: EntityManager, journey: { id: string; patient_id: string }): Promise<void> {
    const [party] = await partiesOf(within(em), sql`journey.id = ${journey.id}`);
    if (party === undefined || party.missing <= 0) return;
    const { language, missing } = party;
    const texts = inLanguage(language ?? ENGLISH.tag, () => ({
      title: messages.attendants_task,
      detail: messages.attendants_wanted(missing),
    }));
    const task = await this.tasks.add(em, {
      ...texts,
      journey_id: journey.id,
      stage_number: STAGE,
      owner_kind: 'patient',
      due_at: new Date(this.clock.now().getTime() + DAYS * 24 * 60 * 60_000),
      automation: ATTENDANTS_TASK,
      subject_kind: 'patient_details',
    });
    if (task === null) return;
    await this.notices.toPatient(em, journey, { kind: 'task', path: patientHref('travel') }, () => ({
      title: messages.attendants_task,
      message: messages.attendants_wanted(missing),
    }));
  }

  /** Ends them in every case of a patient who has given all. */
  async finish(em: EntityManager, patient_id: string): Promise<void> {
    for (const { journey_id, missing } of await partiesOf(within(em), sql`journey.patient_id = ${patient_id}`))
      if (missing <= 0) await this.tasks.finishMade(em, journey_id, ATTENDANTS_TASK);
    const patient = await patientOf(within(em), patient_id);
    if (patient === undefined || missingFacts(patient).length > 0) return;
    const asked = await within(em)
      .selectFrom('journey_tasks as task')
      .innerJoin('patient_journeys as journey', 'journey.id', 'task.journey_id')
      .select('task.journey_id')
      .where('journey.patient_id', '=', patient_id)
      .where('task.automation', '=', TASK)
      .where('task.status', '=', 'open')
      .execute();
    for (const { journey_id } of asked) await this.tasks.finishMade(em, journey_id, TASK);
  }
}

/** Of open cases: how many passports of attendants are missing. A letter names a few of them at most. */
async function partiesOf(database: Kysely<Tables>, condition: RawBuilder<boolean>) {
  const { rows } = await sql<{ journey_id: string; language: string | null; missing: number }>`
    select journey.id as journey_id, patient.language,
      least(request.attendants, ${LETTER_ATTENDANTS_MAX}::integer) - jsonb_array_length(coalesce(details.attendants, '[]')) as missing
    from patient_journeys journey
      join users patient on patient.id = journey.patient_id
      join treatment_requests request on request.id = journey.treatment_request_id
      left join patient_details details on details.patient_id = journey.patient_id
    where journey.status = 'open' and request.attendants is not null and ${condition}`.execute(database);
  return rows;
}

const patientOf = (database: Kysely<Tables>, id: string) =>
  database
    .selectFrom('users as patient')
    .leftJoin('patient_details as details', 'details.patient_id', 'patient.id')
    .select(['patient.language', 'details.passport_name', 'details.passport_number'])
    .select(sql<string | null>`to_char(patient.date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'))
    .where('patient.id', '=', id)
    .executeTakeFirst();
