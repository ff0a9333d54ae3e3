import { type Role, STAFF_ROLES, type Colleague } from '@ayana/contracts/identity';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import { staffAwayUntil, staffDeputyOf } from '../absences/index.js';

interface Row {
  id: string;
  name: string;
  email: string;
  role: Role | null;
  away_until: string | null;
  deputy_name: string | null;
}

const STAFF: ListDefinition<Row, 'name', { q?: string }, null> = {
  id: 'person.id',
  sort: 'name',
  sorts: { name: { column: 'person.name', type: 'text', order: 'asc', of: (row) => row.name } },
  filters: { q: (q) => containsWords(sql.ref('person.search'), q, 'search_latin') },
};

/** Everyone whose role is one of the staff's, by name. */
export async function listStaff(
  database: Kysely<Tables>,
  query: { q?: string; limit: number; cursor?: string },
): Promise<Page<Colleague>> {
  const staff = database
    .selectFrom('users as person')
    .select(['person.id', 'person.name', 'person.email', 'person.role'])
    .select([
      sql<string | null>`((${staffAwayUntil(sql.ref('person.id'))} - interval '1 minute')
        at time zone ${INDIA_ZONE})::date::text`.as('away_until'),
      sql<string | null>`(select deputy.name from users deputy
        where deputy.id = ${staffDeputyOf(sql.ref('person.id'))})`.as('deputy_name'),
    ])
    .where('person.role', 'in', STAFF_ROLES);
  const { items, next_cursor } = await keysetList(staff, STAFF, query, null);
  return { items: items.flatMap(({ role, ...row }) => (role === null ? [] : [{ ...row, role }])), next_cursor };
}
