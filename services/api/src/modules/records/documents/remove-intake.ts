import { type RawBuilder, sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { Files } from '../../../platform/files/files.service.js';
import { paperOwner } from './documents.service.js';

/**
 * Removes messages, papers and timeline of cases that never became a journey. The case itself stays, without a word about anybody.
 * @param which condition on `cases`
 */
export async function removeIntake(em: EntityManager, files: Files, which: RawBuilder<boolean>): Promise<void> {
  const database = within(em);
  const { rows } = await sql<{ id: string }>`
    select cases.id from cases where cases.journey_id is null and ${which} order by cases.id for update`.execute(
    database,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const papers = await database
    .selectFrom('documents')
    .select(['id', 'file_id'])
    .where('journey_id', 'in', ids)
    .where('file_id', 'is not', null)
    .execute();
  const ofThreads = sql`thread_id in (select id from threads where journey_id = any (${ids}))`;
  await sql`delete from message_reads where ${ofThreads}`.execute(database);
  await sql`delete from messages where ${ofThreads}`.execute(database);
  await sql`delete from threads where journey_id = any (${ids})`.execute(database);
  // Who opened what stays, and refers to these rows.
  await sql`update documents set removed_at = coalesce(removed_at, now()), file_id = null where journey_id = any (${ids})`.execute(
    database,
  );
  await sql`delete from guest_links where case_id = any (${ids})`.execute(database);
  await sql`delete from journey_entries where journey_id = any (${ids})`.execute(database);
  for (const { id, file_id } of papers) if (file_id !== null) await files.remove(em, paperOwner(id), file_id);
}
