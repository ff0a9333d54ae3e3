import { type RawBuilder, sql } from 'kysely';

/** Until when a member is away; null for one who is there. */
export const awayUntil = (user: RawBuilder<unknown>, partner: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql<Date | null>`(select absence.until_at from member_absences absence
    where absence.user_id = ${user} and absence.partner_id = ${partner} and absence.until_at > now())`;

/**
 * Who covers for a member who is away: a colleague who may write and is there. Null for a member who is there, and where nobody stands
 * in any more: then news and work stay with the member.
 */
export const deputyOf = (user: RawBuilder<unknown>, partner: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select deputy.user_id from member_absences absence
    join partner_members deputy on deputy.user_id = absence.deputy_id and deputy.partner_id = absence.partner_id
      and deputy.role <> 'read_only'
    where absence.user_id = ${user} and absence.partner_id = ${partner} and absence.until_at > now()
      and not exists (select from member_absences other
        where other.user_id = absence.deputy_id and other.partner_id = absence.partner_id and other.until_at > now()))`;
