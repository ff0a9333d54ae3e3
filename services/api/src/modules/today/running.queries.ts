import type { Running, Sending } from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** How the parts that work by themselves did in the last 24 hours. */
export async function readRunning(database: Kysely<Tables>, now: Date): Promise<Running> {
  const [mails, texts, automations, failures] = await Promise.all([
    sendingOf(database, 'outgoing_mails', now),
    sendingOf(database, 'outgoing_texts', now),
    sql<{ failed: number; journey_id: string | null }>`
      select count(*)::integer as failed, (array_agg(automation.journey_id order by automation.updated_at desc))[1] as journey_id
      from journey_automations automation join patient_journeys journey on journey.id = automation.journey_id
      where automation.status = 'failed' and journey.status <> 'closed'`.execute(database),
    sql<{ count: number }>`
      select coalesce(sum(reports), 0)::integer as count from remote_failures where last_at > ${now}::timestamptz - interval '24 hours'`.execute(
      database,
    ),
  ]);
  return {
    mails,
    texts,
    automations: automations.rows[0] ?? { failed: 0, journey_id: null },
    remote_failures: failures.rows[0]?.count ?? 0,
  };
}

async function sendingOf(
  database: Kysely<Tables>,
  table: 'outgoing_mails' | 'outgoing_texts',
  now: Date,
): Promise<Sending> {
  const { rows } = await sql<Sending>`
    select count(*) filter (where status = 'sent')::integer as sent,
      count(*) filter (where status = 'failed')::integer as failed,
      count(*) filter (where status = 'queued' and created_at < ${now}::timestamptz - interval '5 minutes')::integer as waiting
    from ${sql.table(table)}
    where not is_test and (created_at > ${now}::timestamptz - interval '24 hours' or status = 'queued')`.execute(
    database,
  );
  return rows[0] ?? { sent: 0, failed: 0, waiting: 0 };
}
