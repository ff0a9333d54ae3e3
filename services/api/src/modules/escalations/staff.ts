import { mayEnter, type Role } from '@ayana/contracts/identity';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

export interface StaffPerson extends NamedPerson {
  email: string;
  phone: string | null;
  language: string;
  role: Role;
}

/** Those of the users who may be paged: they exist, and are of the staff. */
export async function findStaff(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'language', 'role'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.flatMap(({ role, ...row }) =>
      role !== null && mayEnter('escalation_management', role) ? [[row.id, { ...row, role }] as const] : [],
    ),
  );
}

/** The names of users, also of those who have left. */
export async function findNames(
  database: Kysely<Tables>,
  ids: readonly (string | null | undefined)[],
): Promise<(id: string) => NamedPerson> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const rows =
    wanted.length === 0
      ? []
      : await database.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => ({ id, name: names.get(id) ?? '' });
}
