import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { prepared } from '../../../platform/database/prepared.js';
import type { Interval } from './free-times.js';

interface Row extends Interval {
  doctor_id: string;
}

const COLUMNS = `doctor_id, (extract(epoch from starts_at) * 1000)::float8 as start,
  (extract(epoch from ends_at) * 1000)::float8 as "end"`;
/** Booked, or held by someone whose hold has not expired. */
const LIVE = "(status = 'booked' or (status = 'held' and held_until > $1)) and ends_at > $1";

/** The engagements of some doctors from an instant on. */
export const ENGAGEMENTS = prepared<Row>(
  `select ${COLUMNS} from appointments where ${LIVE} and doctor_id = any ($2::uuid[])`,
);

/** The engagements of one doctor, within a transaction. */
export async function engagementsOf<T>(database: Kysely<T>, doctorId: string, now: Date): Promise<Interval[]> {
  const { rows } = await sql<Interval>`select (extract(epoch from starts_at) * 1000)::float8 as start,
    (extract(epoch from ends_at) * 1000)::float8 as "end" from appointments
    where doctor_id = ${doctorId} and (status = 'booked' or (status = 'held' and held_until > ${now}))
      and ends_at > ${now}`.execute(database);
  return rows;
}

/** Engagements by the doctor. */
export function byDoctor(rows: readonly Row[]): ReadonlyMap<string, readonly Interval[]> {
  const found = new Map<string, Interval[]>();
  for (const { doctor_id, ...interval } of rows) {
    const known = found.get(doctor_id);
    if (known === undefined) found.set(doctor_id, [interval]);
    else known.push(interval);
  }
  return found;
}
