import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';

/**
 * Passes a case on to another case manager: what the one before had read, written or been mailed about is not new to them, what that one had
 * not read is, and the open tasks that one had taken on the case become theirs.
 */
export async function passOn(em: EntityManager, journey_id: string, from: string, to: string): Promise<void> {
  await em.flush();
  const database = within(em);
  await sql`
    insert into message_reads (thread_id, user_id, read_until, mailed_until)
    select thread.id, ${to}::uuid,
      coalesce(
        -- Up to the first message that waits; all of them where none does.
        (select min(message.created_at) - interval '1 microsecond' from messages message
          where message.thread_id = thread.id and message.author_id is distinct from ${from}::uuid
            and message.created_at > coalesce(mark.read_until, '-infinity')),
        (select max(message.created_at) from messages message where message.thread_id = thread.id),
        thread.created_at),
      mark.mailed_until
    from threads thread
    left join message_reads mark on mark.thread_id = thread.id and mark.user_id = ${from}
    where thread.journey_id = ${journey_id}
    on conflict (thread_id, user_id) do update
      set read_until = greatest(message_reads.read_until, excluded.read_until),
        mailed_until = greatest(message_reads.mailed_until, excluded.mailed_until)`.execute(database);
  await database
    .updateTable('journey_tasks')
    .set((build) => ({ owner_id: to, version: build('version', '+', 1) }))
    .where('journey_id', '=', journey_id)
    .where('owner_kind', '=', 'case_manager')
    .where('owner_id', '=', from)
    .where('status', '=', 'open')
    .execute();
}
