import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
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
      to_jsonb(xmin::text::bigint) as version, updated_at, ${editorOf('service_calendar')} as updated_by
    from service_calendar ${sql.raw(forUpdate ? 'for update' : '')}`.execute(database);
  const [calendar] = rows;
  if (calendar === undefined) throw new Error('The service desk has no calendar');
  return Object.assign(calendar, { updated_at: isoTime(calendar.updated_at) });
}

export async function writeCalendar(
  database: Kysely<Tables>,
  {
    zone,
    weekdays,
    opens,
    closes,
    holidays,
  }: Pick<WorkingCalendarDto, 'zone' | 'weekdays' | 'opens' | 'closes' | 'holidays'>,
  by: { user_id: string; at: Date },
): Promise<void> {
  await sql`update service_calendar set zone = ${zone}, weekdays = ${weekdays}::smallint[], opens = ${opens},
    closes = ${closes}, holidays = ${holidays}::date[], updated_by = ${by.user_id}, updated_at = ${by.at}`.execute(
    database,
  );
}
