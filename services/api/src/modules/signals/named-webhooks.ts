import type { NamedOperator } from '@ayana/contracts/operations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** The webhooks that definitions name, without those that were removed. */
export async function namedWebhooks(
  database: Kysely<Tables>,
  rows: readonly { webhook_ids: readonly string[] }[],
): Promise<ReadonlyMap<string, NamedOperator>> {
  const ids = [...new Set(rows.flatMap(({ webhook_ids }) => webhook_ids))];
  if (ids.length === 0) return new Map();
  const found = await database
    .selectFrom('webhooks')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(found.map((webhook) => [webhook.id, webhook]));
}
