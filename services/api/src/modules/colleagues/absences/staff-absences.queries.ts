import type { StaffAbsence } from '@ayana/contracts/identity';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { isStaff } from '../groups/held-work.js';

/** Absences of the staff that are not over, the first to begin first. @param user_id of one colleague */
export async function findStaffAbsences(
  database: Kysely<Tables>,
  now: Date,
  user_id: string | null = null,
): Promise<StaffAbsence[]> {
  const { rows } = await sql<Omit<StaffAbsence, 'set_at' | 'version'> & { created_at: Date | string }>`
    select absence.user_id, coalesce(person.name, '') as name, absence.deputy_id, coalesce(deputy.name, '') as deputy_name,
      (coalesce(absence.from_at, absence.created_at) at time zone ${INDIA_ZONE})::date::text as from,
      ((absence.until_at - interval '1 minute') at time zone ${INDIA_ZONE})::date::text as until,
      coalesce(absence.from_at <= ${now}, true) as is_now, absence.created_at, setter.name as set_by_name
    from member_absences absence
      join users person on person.id = absence.user_id and ${isStaff}
      join users deputy on deputy.id = absence.deputy_id
      left join users setter on setter.id = absence.set_by
    where absence.partner_id is null and absence.until_at > ${now}
      and (${user_id}::uuid is null or absence.user_id = ${user_id}::uuid)
    order by absence.from_at nulls first, person.name, absence.user_id`.execute(database);
  return rows.map(({ created_at, ...row }) =>
    Object.assign(row, { set_at: isoTime(created_at), version: new Date(created_at).getTime() }),
  );
}
