import type { WorkHandler } from '@ayana/contracts/journey';
import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../platform/http/access/access.js';

/** The person who has an `assignment`: the last one it went to, as long as they are of its organisation and may write there. */
export const HANDLER_ID = sql<string | null>`(
  select member.user_id
  from (select to_user_id from work_hand_overs where assignment_id = assignment.id order by number desc limit 1) latest
  join partner_members member on member.user_id = latest.to_user_id
    and member.partner_id = assignment.partner_id and member.role <> 'read_only')`;

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
