import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { WorkingCalendarDto } from './calendar.dto.js';

/** When the desk works. */
export async function readCalendar(
  database: Kysely<Tables>,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<WorkingCalendarDto> {
  // The row has no column for its version: PostgreSQL numbers each change of a row.
  const { rows } = await sql<WorkingCalendarDto>`
    select zone, to_jsonb(weekdays) as weekdays, opens, closes, to_jsonb(holidays) as holidays,
      to_jsonb(xmin::text::bigint) as version
    from service_calendar ${sql.raw(forUpdate ? 'for update' : '')}`.execute(database);
  const [calendar] = rows;
  if (calendar === undefined) throw new Error('The service desk has no calendar');
  return calendar;
}

export async function writeCalendar(
  database: Kysely<Tables>,
  { zone, weekdays, opens, closes, holidays }: Omit<WorkingCalendarDto, 'version'>,
): Promise<void> {
  await sql`update service_calendar set zone = ${zone}, weekdays = ${weekdays}::smallint[], opens = ${opens},
    closes = ${closes}, holidays = ${holidays}::date[]`.execute(database);
}
