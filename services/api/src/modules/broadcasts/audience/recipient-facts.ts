import type { RecipientVariable } from '@ayana/contracts/operations';
import { formatLocale } from '@ayana/contracts/language';
import { sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';

/** What a text may say about a reader, as it is known; `journey` and `person` (or a companion’s `name`) are joined. */
export const RECIPIENT_FACTS = sql`
  owner.name as patient_name, manager.name as manager_name, stay.hospital as hospital_name,
  flight.arrives_at, flight.arrival_zone`;

/** Joins for `RECIPIENT_FACTS`, behind a table with `journey_id`. */
export const factsJoins = (journey_id: string) => sql`
  left join patient_journeys fact on fact.id = ${sql.ref(journey_id)}
  left join users owner on owner.id = fact.patient_id
  left join users manager on manager.id = fact.case_manager_id
  left join lateral (select hospital.hospital_name as hospital from admissions
    join partner_hospitals hospital on hospital.id = admissions.partner_hospital_id
    where admissions.journey_id = fact.id order by admissions.created_at desc limit 1) stay on true
  left join lateral (select coalesce(ends_at, starts_at) as arrives_at, coalesce(end_zone, zone) as arrival_zone from travel_legs
    where journey_id = fact.id and kind = 'flight' and status <> 'cancelled' order by starts_at desc limit 1) flight on true`;

export interface RecipientFacts {
  name: string | null;
  patient_name: string | null;
  manager_name: string | null;
  hospital_name: string | null;
  arrives_at: Date | string | null;
  arrival_zone: string | null;
}

/** The values of the variables about a reader, in a language; those that are not known are absent. */
export function recipientValues(facts: RecipientFacts, language: string): Partial<Record<RecipientVariable, string>> {
  const known: Record<RecipientVariable, string | null> = {
    name: facts.name,
    patient: facts.patient_name,
    hospital: facts.hospital_name,
    case_manager: facts.manager_name,
    arrival: facts.arrives_at === null ? null : dayOf(facts.arrives_at, facts.arrival_zone, language),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value.trim() !== ''));
}

function dayOf(at: Date | string, zone: string | null, language: string): string {
  const tag = language === 'en' ? formatLocale() : language;
  const options = { dateStyle: 'full', timeZone: zone ?? 'Asia/Kolkata' } as const;
  return new Intl.DateTimeFormat(tag, options).format(new Date(isoTime(at)));
}
