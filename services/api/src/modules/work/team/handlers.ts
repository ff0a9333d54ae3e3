import type { WorkHandler } from '@ayana/contracts/journey';
import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { deputyOf } from '../../absences/index.js';

/** The member that an `assignment` went to last, as long as they are of its organisation and may write there. */
const OWNER = sql`(select member.user_id, member.partner_id
  from (select to_user_id from work_hand_overs where assignment_id = assignment.id order by number desc limit 1) latest
  join partner_members member on member.user_id = latest.to_user_id
    and member.partner_id = assignment.partner_id and member.role <> 'read_only')`;

/** The person who has an `assignment`: the last one it went to; who covers for them while they are away. */
export const HANDLER_ID = sql<string | null>`(
  select coalesce(${deputyOf(sql`owner.user_id`, sql`owner.partner_id`)}, owner.user_id) from ${OWNER} owner)`;

/** The one it went to last, also while a colleague covers. */
export const OWNER_ID = sql<string | null>`(select owner.user_id from ${OWNER} owner)`;

export const HANDLER_NAME = sql<
  string | null
>`(select handler.name from users handler where handler.id = ${HANDLER_ID})`;

/** A doctor's own work is theirs. */
export const handledBy = (whose: WorkHandler, { id }: Pick<CurrentUser, 'id'>): RawBuilder<boolean> => {
  const handler = sql`coalesce(assignment.assignee_user_id, ${HANDLER_ID})`;
  return {
    mine: sql<boolean>`${handler} = ${id}`,
    nobody: sql<boolean>`${handler} is null`,
    colleague: sql<boolean>`${handler} <> ${id}`,
  }[whose];
};
