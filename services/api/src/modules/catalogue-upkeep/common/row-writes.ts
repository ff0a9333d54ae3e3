import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';

export const CATALOGUE_TABLES = [
  'doctors',
  'partner_hospitals',
  'cities',
  'blog_posts',
  'faq_entries',
  'vacancies',
] as const;
export type CatalogueTable = (typeof CATALOGUE_TABLES)[number];

/** Columns with their values as JSON: PostgreSQL converts them to the type of each column. */
type Values = Readonly<Record<string, unknown>>;

/** Every change of the catalogue waits here for the one before, so that what a rule has read is still true when it is written. */
export const lockCatalogue = (em: EntityManager): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('catalogue upkeep', 0))`.execute(within(em));

export async function insertRow(em: EntityManager, table: CatalogueTable, values: Values): Promise<void> {
  const columns = columnsOf(values);
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(
    within(em),
  );
}

export async function updateRow(em: EntityManager, table: CatalogueTable, id: string, values: Values): Promise<void> {
  const columns = columnsOf(values);
  await sql`update ${sql.table(table)} set (${columns}) = (
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)
    ) where id = ${id}`.execute(within(em));
}

const columnsOf = (values: Values) => sql.join(Object.keys(values).map((name) => sql.ref(name)));
