import type { CaseFact, JourneyState, TreatmentRequestState } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { factsOf, JOURNEY_MESSAGES, type PatientJourneyRow } from '../../journeys/index.js';

/** What an automation works with: a journey, locked until the transaction ends, and what was asked for. */
export interface AutomationCase {
  em: EntityManager;
  journey: PatientJourneyRow;
  now: Date;
  patient: { id: string; language: string };
  /** Null for a journey without a request. */
  treatment: { id: string; name: string; category: string } | null;
  preferred_city: string | null;
  /** What has happened so far. */
  facts: ReadonlySet<CaseFact>;
  /** Why nothing may begin by itself on this case any more, in words for the staff; null while it may. */
  ended: string | null;
  /** Reads texts in the patient's language. */
  forPatient: <T>(texts: () => T) => T;
}

export async function automationCase(
  em: EntityManager,
  journey: PatientJourneyRow,
  now: Date,
): Promise<AutomationCase> {
  const row = await within(em)
    .selectFrom('patient_journeys as journey')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .select(['patient.language', 'request.preferred_city', 'request.status'])
    .select(['treatment.id', 'treatment.name', 'treatment.category'])
    .where('journey.id', '=', journey.id)
    .executeTakeFirstOrThrow();
  const { id, name, category } = row;
  const language = row.language ?? ENGLISH.tag;
  return {
    em,
    journey,
    now,
    patient: { id: journey.patient_id, language },
    treatment: id === null || name === null || category === null ? null : { id, name, category },
    preferred_city: row.preferred_city,
    facts: await factsOf(within(em), journey.id),
    ended: endedBecause(journey.status, row.status),
    forPatient: (texts) => inLanguage(language, texts),
  };
}

function endedBecause(state: JourneyState, request: TreatmentRequestState | null): string | null {
  if (request === 'withdrawn') return JOURNEY_MESSAGES.automation_of_withdrawn;
  return state === 'closed' ? JOURNEY_MESSAGES.automation_of_closed : null;
}

const DAY = 24 * 60 * 60_000;
export const daysFrom = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY);
