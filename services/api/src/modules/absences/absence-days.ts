import { ABSENCE_DAYS_MAX } from '@ayana/contracts/organisations';
import { sql } from 'kysely';
import { refusedFields } from '../../platform/app-error.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { MemberAbsenceRow } from './absence.entity.js';
import { ABSENCE_MESSAGES as messages } from './messages.js';

/**
 * The end of the last day of an absence.
 * @param until that day, on the clock of `zone`
 * @throws AppError `invalid_fields` at `until` for a day that is over, or more than a year away
 */
export async function absenceEnd(em: EntityManager, until: string, zone: string, now: Date): Promise<Date> {
  const { rows } = await sql<{ until_at: string; days: number }>`
    select (${until}::date + 1)::timestamp at time zone ${zone} as until_at,
      ${until}::date - (${now}::timestamptz at time zone ${zone})::date as days`.execute(within(em));
  const [found] = rows;
  if (found === undefined || found.days < 0) throw refusedFields([{ field: 'until', message: messages.past }]);
  if (found.days > ABSENCE_DAYS_MAX) throw refusedFields([{ field: 'until', message: messages.long }]);
  return new Date(found.until_at);
}

/** Changes with each change; 0 for someone who is there. */
export const absenceVersion = (row: MemberAbsenceRow | null): number => row?.created_at.getTime() ?? 0;
