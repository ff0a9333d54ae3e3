import type { FieldError } from '@ayana/contracts/problems';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { slugOf } from '../../treatments/index.js';
import { UPKEEP_MESSAGES as messages } from '../messages.js';
import type { CatalogueTable } from './row-writes.js';
import type { RowContext } from './upkeep-definition.js';

/** Two rows with the same name cannot be told apart in a list. @param column of the name, which is also its field */
export async function nameFaults(
  table: CatalogueTable,
  column: string,
  name: string | undefined,
  { em, id }: RowContext,
): Promise<FieldError[]> {
  if (name === undefined) return [];
  const { rows } = await sql`
    select from ${sql.table(table)} where lower(${sql.ref(column)}) = lower(${name}) and id <> ${id}`.execute(
    within(em),
  );
  return rows.length === 0 ? [] : [{ field: column, message: messages.name_taken(name) }];
}

/** A slug of a name that no row of the table has. */
export async function newSlug(em: EntityManager, table: CatalogueTable, name: string): Promise<string> {
  const slug = slugOf(name);
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} where slug = ${slug} or slug like ${`${slug}-%`}`.execute(within(em));
  const taken = new Set(rows.map((row) => row.slug));
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}
