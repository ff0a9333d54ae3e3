import { DISCHARGE_FIELD_NAMES, DISCHARGE_FIELDS, FIT_TO_FLY_NAMES, JOURNEY_PARTS } from '@ayana/contracts/journey';
import { dayOfMoment, dayText } from '../../../platform/typesetting/paper-dates.js';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import {
  clinicalHealth,
  healthFacts,
  PAPER_HEALTH_MESSAGES,
  type PaperPatient,
  patientLines,
} from '../../patient-papers/index.js';
import { DISCHARGE_MESSAGES } from './discharge-messages.js';
import type { NewDischargeSummaryDto } from './discharges.dto.js';
import type { StayOfSummary } from './discharges.queries.js';

const messages = DISCHARGE_MESSAGES.paper;

/** A signed summary as PDF, in the current language. */
export function writeDischarge(
  stay: Omit<StayOfSummary, 'quote_id' | 'partner_hospital_id' | 'status'>,
  form: Omit<NewDischargeSummaryDto, 'journey_id'>,
  signed: { version: number; by: string; at: Date },
  patient: PaperPatient,
): Buffer {
  const day = dayOfMoment(signed.at);
  const sheet = new Sheet({ title: messages.title, subject: messages.subject(stay.hospital), made: signed.at });
  sheet.heading(messages.title, { lead: messages.signed(day), from: messages.version(signed.version) });
  if (form.reason !== undefined) sheet.say(messages.reason(form.reason));
  sheet.facts([
    // Its health is a part of its own, below.
    ...patientLines(JOURNEY_PARTS, { ...patient, health: null }, signed.at),
    [messages.hospital, stay.hospital],
    [messages.treatment, stay.treatment],
    [messages.admitted, stay.admitted_at === null ? null : dayOfMoment(stay.admitted_at)],
    [messages.discharged, stay.discharged_at === null ? null : dayOfMoment(stay.discharged_at)],
  ]);
  sheet.section(PAPER_HEALTH_MESSAGES.title);
  sheet.facts(healthFacts(clinicalHealth(patient.health)));
  for (const field of DISCHARGE_FIELDS) {
    sheet.section(DISCHARGE_FIELD_NAMES[field]);
    sheet.say(form[field]);
  }
  sheet.section(messages.flying);
  sheet.say(flyingText(form));
  if (form.flight_needs !== undefined) sheet.say(messages.flight_needs(form.flight_needs));
  sheet.say(messages.urgent, { quiet: true });
  sheet.signature(signed.by, messages.signed(day));
  return sheet.finished();
}

export const DISCHARGE_PAPER = threadTask(import.meta.url, writeDischarge);

/** Whether and when the patient may fly, in words. */
export const flyingText = ({
  fit_to_fly,
  fit_to_fly_from,
}: Pick<NewDischargeSummaryDto, 'fit_to_fly'> & { fit_to_fly_from?: string | null }): string =>
  fit_to_fly_from == null ? FIT_TO_FLY_NAMES[fit_to_fly] : messages.flying_from(dayText(fit_to_fly_from));
