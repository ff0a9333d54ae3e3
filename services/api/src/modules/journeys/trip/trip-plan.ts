import { arrivalOf, meetBy } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { dayOf } from '../requests/treatment-requests.queries.js';
import { TravelLegRow } from './travel-leg.entity.js';

export const TRIP_TASK_PREFIX = 'plan_travel.' as const;
/** The automation's name of the case manager's task to ask for the letter. */
export const LETTER_TASK = 'travel.visa_letter';
/** The first part of the name of the case manager’s task about the Form C of a place; the place follows. */
export const FORM_C_TASK = 'form_c.' as const;
/** What is to be ready for the arrival: needs, or tasks while the city is not known. */
export const ARRIVAL_TASKS = ['travel.pickup', 'travel.interpreter'] as const;
const HOUR = 60 * 60_000;
/** How long each is needed from the arrival on. */
const ARRIVAL_HOURS: Readonly<Record<ArrivalNeed, number>> = { 'travel.pickup': 4, 'travel.interpreter': 8 };
export type ArrivalNeed = (typeof ARRIVAL_TASKS)[number];

/** When what meets the patient is needed: from the landing on, else from the day before the admission. */
export function arrivalTimes(
  need: ArrivalNeed,
  flight: TravelLegRow | null,
  admission: Date | null,
  now: Date,
): { from_at: Date; until_at: Date } {
  const from_at = new Date(meetBy(flight && arrivalOf(flight), admission, now).getTime() + 24 * HOUR);
  return { from_at, until_at: new Date(from_at.getTime() + ARRIVAL_HOURS[need] * HOUR) };
}

/** The first part of the name of tasks about a patient who has not arrived. */
export const ARRIVAL_WATCH = 'arrival_watch.' as const;

/** The flight that brings the patient: the last one to India. */
export async function flightOf(em: EntityManager, journey_id: string): Promise<TravelLegRow | null> {
  const [flight] = await em.find(
    TravelLegRow,
    { journey_id, kind: 'flight', status: { $ne: 'cancelled' } },
    { orderBy: { starts_at: 'desc', id: 'desc' }, limit: 1 },
  );
  return flight ?? null;
}

/** The planned admission, else the first day the patient can travel; null while neither is known. */
export async function admissionOf(em: EntityManager, journey_id: string): Promise<Date | null> {
  const row = await within(em)
    .selectFrom('patient_journeys as journey')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .select('request.preferred_from')
    .select(
      sql<string | null>`(select min(leg.starts_at) from travel_legs leg where leg.journey_id = journey.id
        and leg.kind = 'admission' and leg.status <> 'cancelled')`.as('starts_at'),
    )
    .where('journey.id', '=', journey_id)
    .executeTakeFirstOrThrow();
  const day = row.starts_at ?? dayOf(row.preferred_from);
  return day === null ? null : new Date(day);
}

/** The day the patient is home, on the clock of their home; null while no flight home is planned. */
export async function returnDayOf(em: EntityManager, journey_id: string): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(coalesce(leg.ends_at, leg.starts_at)
      at time zone coalesce(patient.time_zone, leg.end_zone, leg.zone), 'YYYY-MM-DD') as day
    from travel_legs leg join patient_journeys journey on journey.id = leg.journey_id
      left join users patient on patient.id = journey.patient_id
    where leg.journey_id = ${journey_id} and leg.kind = 'return_flight' and leg.status <> 'cancelled'
    order by coalesce(leg.ends_at, leg.starts_at) desc limit 1`.execute(within(em));
  return rows[0]?.day ?? null;
}

/** The day that it is for the patient. */
export async function todayOf(em: EntityManager, patient_id: string, now: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(${now}::timestamptz at time zone coalesce((select time_zone from users where id = ${patient_id}),
      ${INDIA_ZONE}), 'YYYY-MM-DD') as day`.execute(within(em));
  return rows[0]?.day ?? now.toISOString().slice(0, 10);
}
