import { patientHref } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { CaseNotices, JourneyTaskRow, JourneyTasks, lockJourney, patientLanguage } from '../../journeys/index.js';
import { findAdmission } from '../admissions/admissions.queries.js';
import { CONSENT_MESSAGES as messages } from './consent-messages.js';
import { consentOf } from './consents.queries.js';

export const CONSENT_TASK = 'stay_consent';
const STAGE = 7;
const DAY = 24 * 60 * 60_000;
/** Before the expected day; the patient has at least a day, and a week where no day is known. */
const DAYS_BEFORE = 2;
const DAYS_WITHOUT = 7;

/** The patient’s task to read and sign the consent: from the accepted quote on, and again for a new text or after a withdrawal. */
@Injectable()
export class ConsentTasks {
  constructor(
    private readonly clock: Clock,
    private readonly tasks: JourneyTasks,
    private readonly notices: CaseNotices,
  ) {}

  /** Asks the patient of a stay, unless there is no text, it is signed, or they were asked and have not answered yet. */
  async ask(
    em: EntityManager,
    journey: { id: string; patient_id: string },
    admission_id: string,
    tells = true,
  ): Promise<void> {
    const stay = await findAdmission(within(em), admission_id);
    const consent = await consentOf(within(em), stay, { is_patient: true, is_staff: false });
    if (!consent.may_sign || consent.text === null) return;
    const asked = await em.find(JourneyTaskRow, {
      journey_id: journey.id,
      automation: { $like: `${CONSENT_TASK}.${admission_id}.%` },
    });
    if (asked.some(({ status }) => status === 'open')) return;
    const task = await this.tasks.add(em, {
      journey_id: journey.id,
      stage_number: STAGE,
      title: inLanguage(await patientLanguage(within(em), journey.id), () => messages.task),
      owner_kind: 'patient',
      due_at: this.dueBy(stay.expected_on),
      automation: `${CONSENT_TASK}.${admission_id}.${asked.length + 1}`,
    });
    if (task === null || !tells) return;
    const isAgain = consent.state === 'outdated';
    await this.notices.toPatient(em, journey, { kind: 'task', path: patientHref('care') }, () => ({
      title: messages.asked_title,
      message: isAgain ? messages.asked_again(stay.hospital_name) : messages.asked(stay.hospital_name),
    }));
  }

  /** A hospital has written a text: every patient it expects who has not signed it is asked. */
  async askAll(em: EntityManager, partner_hospital_id: string): Promise<void> {
    const { rows } = await sql<{ id: string; journey_id: string }>`
      select stay.id, stay.journey_id from admissions stay
        join quotes quote on quote.id = stay.quote_id and quote.status = 'accepted'
        join patient_journeys journey on journey.id = stay.journey_id and journey.status = 'open'
        join users patient on patient.id = journey.patient_id
      where stay.partner_hospital_id = ${partner_hospital_id} and stay.status <> 'discharged'
      order by stay.journey_id`.execute(within(em));
    for (const { id, journey_id } of rows) await this.ask(em, await lockJourney(em, journey_id), id);
  }

  finish(em: EntityManager, journey_id: string, admission_id: string, by: { id: string }): Promise<void> {
    return this.tasks.finishMade(em, journey_id, `${CONSENT_TASK}.${admission_id}`, by);
  }

  private dueBy(expected_on: string | null): Date {
    const now = this.clock.now().getTime();
    if (expected_on === null) return new Date(now + DAYS_WITHOUT * DAY);
    return new Date(Math.max(now + DAY, Date.parse(`${expected_on}T03:30:00Z`) - DAYS_BEFORE * DAY));
  }
}
