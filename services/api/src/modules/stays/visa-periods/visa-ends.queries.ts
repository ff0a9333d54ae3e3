import type { VisaDates, VisaPeriod } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

/** The last day of the visa of `journey`, and the day it flies home: `valid_until`, `leaves_on` as text. */
export const VISA_DATES = sql`
      to_char((select visa.valid_until from visa_ends visa where visa.journey_id = journey.id), 'YYYY-MM-DD') as valid_until,
      to_char((select max((leg.starts_at at time zone ${INDIA_ZONE})::date) from travel_legs leg
        where leg.journey_id = journey.id and leg.kind = 'return_flight' and leg.status in ('planned', 'booked') and leg.time_known),
        'YYYY-MM-DD') as leaves_on`;

export async function visaDatesOf(database: Kysely<Tables>, journey_id: string): Promise<VisaDates> {
  const { rows } = await sql<VisaDates>`
    select ${VISA_DATES} from patient_journeys journey where journey.id = ${journey_id}`.execute(database);
  return rows[0] ?? { valid_until: null, leaves_on: null };
}

/** The newest first. */
export async function visaPeriodsOf(database: Kysely<Tables>, journey_id: string): Promise<VisaPeriod[]> {
  const { rows } = await sql<VisaPeriod>`
    select said.id, to_char(said.valid_until, 'YYYY-MM-DD') as valid_until, said.reference, person.name as by, said.said_at as at
    from visa_periods said left join users person on person.id = said.said_by
    where said.journey_id = ${journey_id} order by said.said_at desc, said.id desc`.execute(database);
  return rows.map((row) => Object.assign(row, { at: isoTime(row.at) }));
}
