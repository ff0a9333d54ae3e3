import { STAFF_ROLES } from '@ayana/contracts/identity';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** Until when a member is away; null for one who is there. */
export const awayUntil = (user: RawBuilder<unknown>, partner: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql<Date | null>`(select absence.until_at from member_absences absence
    where absence.user_id = ${user} and absence.partner_id = ${partner} and absence.until_at > now())`;

/**
 * Who covers for a member who is away: a colleague who may write and is there. Null for a member who is there, and where nobody covers
 * any more: then news and work stay with the member.
 */
export const deputyOf = (user: RawBuilder<unknown>, partner: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select deputy.user_id from member_absences absence
    join partner_members deputy on deputy.user_id = absence.deputy_id and deputy.partner_id = absence.partner_id
      and deputy.role <> 'read_only'
    where absence.user_id = ${user} and absence.partner_id = ${partner} and absence.until_at > now()
      and not exists (select from member_absences other
        where other.user_id = absence.deputy_id and other.partner_id = absence.partner_id and other.until_at > now()))`;

/** Whether an `absence` of the staff is under way. */
const underWay = (at: RawBuilder<unknown>, name = 'absence'): RawBuilder<boolean> => {
  const row = sql.raw(name);
  return sql<boolean>`${row}.partner_id is null and coalesce(${row}.from_at <= ${at}, true) and ${row}.until_at > ${at}`;
};

/** Until when one of the staff is away; null for someone who is there. */
export const staffAwayUntil = (user: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql<Date | null>`(select absence.until_at from member_absences absence
    where absence.user_id = ${user} and ${underWay(sql`now()`)})`;

/**
 * Who covers for one of the staff who is away: a colleague who is of the staff and there. Null for someone who is there, and where nobody
 * covers any more: then the work stays with them.
 */
export const staffDeputyOf = (
  user: RawBuilder<unknown>,
  at: RawBuilder<unknown> = sql`now()`,
): RawBuilder<string | null> =>
  sql<string | null>`(select deputy.id from member_absences absence
    join users deputy on deputy.id = absence.deputy_id and deputy.role = any (${[...STAFF_ROLES]})
    where absence.user_id = ${user} and ${underWay(at)}
      and not exists (select from member_absences other where other.user_id = absence.deputy_id and ${underWay(at, 'other')}))`;

/** Those of the staff that someone covers for now. */
export const coveredBy = (user: string): RawBuilder<string> =>
  sql<string>`(select absence.user_id from member_absences absence
    where absence.deputy_id = ${user} and ${underWay(sql`now()`)}
      and not exists (select from member_absences other where other.user_id = ${user} and ${underWay(sql`now()`, 'other')}))`;

/** A user, and those of the staff that they cover for now: whose work is theirs, for lists that are read by an index of owners. */
export async function ownersFor(database: Kysely<Tables>, user: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select user_id from ${coveredBy(user)} covered`.execute(database);
  return [user, ...rows.map(({ user_id }) => user_id)];
}

/** Of one of these: read by the index where it is one, as almost always. */
export const ownedBy = (owner: RawBuilder<unknown>, [first, ...others]: readonly string[]): RawBuilder<boolean> =>
  others.length === 0
    ? sql<boolean>`${owner} = ${first}::uuid`
    : sql<boolean>`${owner} = any (${[first, ...others]}::uuid[])`;

/** Who covers for one of the staff now, with their name. */
export const staffDeputy = (user: RawBuilder<unknown>): RawBuilder<{ id: string; name: string } | null> =>
  sql<{
    id: string;
    name: string;
  } | null>`(select jsonb_build_object('id', person.id, 'name', coalesce(person.name, ''))
    from users person where person.id = ${staffDeputyOf(user)})`;

/** Who covers at a time, by those of the staff who are away then. */
export async function findStaffDeputies(
  database: Kysely<Tables>,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; deputy_id: string }>`
    select away.id, away.deputy_id from (
      select person.id, ${staffDeputyOf(sql.ref('person.id'), sql`${at}::timestamptz`)} as deputy_id
      from users person where person.id = any (${[...ids]}::uuid[])) away
    where away.deputy_id is not null`.execute(database);
  return new Map(rows.map(({ id, deputy_id }) => [id, deputy_id]));
}
