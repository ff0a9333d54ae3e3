import { STAFF_ROLES } from '@ayana/contracts/identity';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { coveredBy } from '../../absences/index.js';
import { COLLEAGUE_MESSAGES as messages } from '../messages.js';

/** Who has a piece of work: one person, or a group while nobody of it has taken it. */
interface Held {
  owner: RawBuilder<unknown>;
  group: RawBuilder<unknown>;
}

/** Condition: work is someone's own, a colleague's they cover for, or their group's while nobody has taken it. */
export const heldBy = (user: string, { owner, group }: Held): RawBuilder<boolean> =>
  sql<boolean>`(${owner} = ${user} or ${owner} in ${coveredBy(user)} or (${owner} is null and ${group} in (
    select member.group_id from staff_group_members member
    where member.user_id = ${user} or member.user_id in ${coveredBy(user)})))`;

/** Whether someone belongs to a group. */
export async function isMember(em: EntityManager, group_id: string, user_id: string): Promise<boolean> {
  const row = await within(em)
    .selectFrom('staff_group_members')
    .select('user_id')
    .where('group_id', '=', group_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The name of a group that work is given to; it stays until the transaction ends.
 * @throws AppError `invalid_fields` at `group_id` for one that is not there
 */
export async function groupFor(em: EntityManager, id: string): Promise<string> {
  const row = await within(em)
    .selectFrom('staff_groups')
    .select('name')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (row === undefined) throw refusedFields([{ field: 'group_id', message: messages.unknown_group }]);
  return row.name;
}

/** The names of groups by their ids. */
export async function groupNames(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('staff_groups').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Condition: a user is of the staff. */
export const isStaff = sql<boolean>`person.role = any (${[...STAFF_ROLES]})`;
