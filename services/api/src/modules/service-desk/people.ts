import type { NamedPerson } from '@ayana/contracts/service-desk';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** The names of users by their ids; accounts that are gone have none. */
export async function findPeople(
  database: Kysely<Tables>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await database.selectFrom('users').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A user by id, with an empty name when the account is gone. */
export function personOf(people: ReadonlyMap<string, string>, id: string | null): NamedPerson | null {
  return id === null ? null : { id, name: people.get(id) ?? '' };
}

/** A user of a joined row. */
export function joinedPerson(id: string | null, name: string | null): NamedPerson | null {
  return id === null ? null : { id, name: name ?? '' };
}
