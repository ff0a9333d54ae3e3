import { INDIA_ZONE } from '@ayana/contracts/places';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { dayOf } from '../requests/treatment-requests.queries.js';
import { TravelLegRow } from './travel-leg.entity.js';

const DAY = 24 * 60 * 60_000;
/** Without a flight, the patient is met this long before the admission. */
const MEET_DAYS = 2;

/** What is to be done before the admission, and how many days before it. */
export const TRIP_TASKS = { visa: 30, flights: 21, lodging: 14, ticket: 10 } as const;
export type TripTask = keyof typeof TRIP_TASKS;
export const TRIP_TASK_PREFIX = 'plan_travel.';
/** The automation's name of the case manager's task to ask for the letter. */
export const LETTER_TASK = 'travel.visa_letter';
/** What is to be ready for the arrival. */
export const ARRIVAL_TASKS = ['travel.pickup', 'travel.interpreter'] as const;
/** The first part of the name of tasks about a patient who has not arrived. */
export const ARRIVAL_WATCH = 'arrival_watch.';

/** Counted back from the day of admission; what is late already is due tomorrow. */
export function dueBefore(admission: Date | null, task: TripTask, now: Date): Date {
  const tomorrow = now.getTime() + DAY;
  const day = admission === null ? tomorrow : admission.getTime() - TRIP_TASKS[task] * DAY;
  return new Date(Math.max(day, tomorrow));
}

/** When the one who meets the patient must be found: the day before the flight lands. */
export function meetBy(flight: TravelLegRow | null, admission: Date | null, now: Date): Date {
  if (flight !== null) return new Date(arrivalOf(flight).getTime() - DAY);
  return new Date(admission === null ? now.getTime() + MEET_DAYS * DAY : admission.getTime() - MEET_DAYS * DAY);
}

/** When a flight lands; when it starts, while nothing else is known. */
export const arrivalOf = ({ starts_at, ends_at }: Pick<TravelLegRow, 'starts_at' | 'ends_at'>): Date =>
  ends_at ?? starts_at;

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
