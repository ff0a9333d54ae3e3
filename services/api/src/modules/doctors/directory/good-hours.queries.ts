import { type RawBuilder, sql } from 'kysely';
import { WAKING_HOURS } from '@ayana/contracts/catalogue';
import { type KeyPosition, refusedCursor } from '../../../platform/http/cursor.js';
import {
  type Condition,
  conditionsOf,
  LAST_MS,
  NEVER,
  type PageRequest,
  type DoctorFilters,
} from './directory.queries.js';

type GoodHoursRequest = Omit<PageRequest, 'sort'> & { /** IANA name. */ zone: string };

/** Whether a time is in the waking hours of a zone, by the zone's own clock on that day. */
const isAwake = (time: RawBuilder<unknown>, zone: string): Condition =>
  sql`extract(hour from ${time} at time zone ${zone}) between ${sql.lit(WAKING_HOURS.from)} and ${sql.lit(WAKING_HOURS.to - 1)}`;

/**
 * The doctors of one page in the order of their first free time in the user's waking hours: walks along the times' index and skips times at
 * night and later times of the same doctor.
 */
export function goodHoursQuery(
  filters: DoctorFilters,
  { zone, after, limit, now }: GoodHoursRequest,
): RawBuilder<KeyPosition> {
  const conditions = [sql<boolean>`${isAwake(sql`good.starts_at`, zone)}`, noneBefore(zone)];
  if (after !== null) {
    if (!(Math.abs(Number(after.key)) <= LAST_MS)) throw refusedCursor();
    conditions.push(
      sql`(good.starts_at, good.doctor_id) > (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return sql<KeyPosition>`select good.doctor_id as id, (extract(epoch from good.starts_at) * 1000)::float8 as key
    from doctor_day_times good
    where ${sql.join(conditions, sql` and `)} and exists (
      select from doctor_directory where doctor_directory.doctor_id = good.doctor_id and doctor_directory.kind = good.kind
        and ${sql.join(conditionsOf(filters, now), sql` and `)}
    ) order by good.starts_at, good.doctor_id limit ${limit}`;
}

const noneBefore = (zone: string): Condition => sql`not exists (
  select from doctor_day_times earlier where earlier.doctor_id = good.doctor_id and earlier.kind = good.kind
    and earlier.starts_at < good.starts_at and ${isAwake(sql`earlier.starts_at`, zone)}
)`;

/** Doctors without such a time, who come after all others. */
export function noGoodHoursQuery(
  filters: DoctorFilters,
  { zone, after, limit, now }: GoodHoursRequest,
): RawBuilder<KeyPosition> {
  const conditions = conditionsOf(filters, now);
  if (after?.key === NEVER) conditions.push(sql`doctor_id > ${after.id}::uuid`);
  return sql<KeyPosition>`select doctor_id as id, ${sql.lit(NEVER)}::float8 as key from doctor_directory
    where ${sql.join(conditions, sql` and `)} and not exists (
      select from doctor_day_times good where good.doctor_id = doctor_directory.doctor_id and good.kind = doctor_directory.kind
        and ${isAwake(sql`good.starts_at`, zone)}
    ) order by doctor_id limit ${limit}`;
}
