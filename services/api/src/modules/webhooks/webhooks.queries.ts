import type { Webhook } from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { isoTime } from '../../platform/database/database.js';
import { editorOf } from '../../platform/database/last-editor.js';
import type { Tables } from '../../platform/database/tables.js';

const webhooksOf = (database: Kysely<Tables>) =>
  database
    .selectFrom('webhooks as webhook')
    .where('webhook.removed_at', 'is', null)
    .select([
      'webhook.id',
      'webhook.name',
      'webhook.format',
      'webhook.host',
      'webhook.is_on',
      'webhook.last_at',
      'webhook.last_status',
      'webhook.last_error',
      'webhook.delivered_at',
      'webhook.updated_at',
      'webhook.version',
      editorOf('webhook').as('updated_by'),
      sql<number>`(select count(*)::integer from outgoing_webhooks outgoing
        where outgoing.webhook_id = webhook.id and outgoing.status = 'queued')`.as('waiting'),
    ])
    .orderBy('webhook.name')
    .orderBy('webhook.id');

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));

/** Without their secrets. */
export async function findWebhooks(database: Kysely<Tables>, id?: string): Promise<Webhook[]> {
  const rows = await webhooksOf(database)
    .$if(id !== undefined, (query) => query.where('webhook.id', '=', id ?? ''))
    .execute();
  return rows.map(({ last_at, delivered_at, updated_at, ...row }) =>
    Object.assign(row, {
      last_at: orNull(last_at),
      delivered_at: orNull(delivered_at),
      updated_at: isoTime(updated_at),
    }),
  );
}

/** @throws AppError `not_found` */
export async function findWebhook(database: Kysely<Tables>, id: string): Promise<Webhook> {
  const [found] = await findWebhooks(database, id);
  if (found === undefined) throw notFound();
  return found;
}
