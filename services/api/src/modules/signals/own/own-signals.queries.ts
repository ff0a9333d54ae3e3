import { LIVE_SIGNAL_STATES, type OwnSignalDefinition } from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import { findPeople } from '../../service-desk/index.js';
import { namedWebhooks } from '../named-webhooks.js';
import { trialFrom } from '../signal-trials.js';

const definitionsOf = (database: Kysely<Tables>, now: Date) =>
  database
    .selectFrom('own_signal_definitions as own')
    .leftJoin('escalation_chains as chain', 'chain.id', 'own.chain_id')
    .where('own.removed_at', 'is', null)
    .selectAll('own')
    .select([
      'chain.name as chain_name',
      editorOf('own').as('editor'),
      sql<number>`(select count(*)::integer from signals signal where signal.kind = 'own' and signal.subject_id = own.id
        and signal.state = any (${[...LIVE_SIGNAL_STATES]}))`.as('live'),
      sql<number>`(select count(*)::integer from signals signal where signal.kind = 'own' and signal.subject_id = own.id
        and signal.opened_at > ${trialFrom(now)})`.as('opened_in_30_days'),
    ])
    .orderBy('own.name')
    .orderBy('own.id');
type Row = Awaited<ReturnType<ReturnType<typeof definitionsOf>['execute']>>[number];

export async function findOwnDefinitions(database: Kysely<Tables>, now: Date): Promise<OwnSignalDefinition[]> {
  return shown(database, await definitionsOf(database, now).execute());
}

/** @throws AppError `not_found` */
export async function findOwnDefinition(database: Kysely<Tables>, id: string, now: Date): Promise<OwnSignalDefinition> {
  const [found] = await shown(database, await definitionsOf(database, now).where('own.id', '=', id).execute());
  if (found === undefined) throw notFound();
  return found;
}

async function shown(database: Kysely<Tables>, rows: readonly Row[]): Promise<OwnSignalDefinition[]> {
  const people = await findPeople(
    database,
    rows.flatMap(({ notify_user_ids }) => notify_user_ids),
  );
  const hooks = await namedWebhooks(database, rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    question: row.question,
    hours: row.hours,
    at_least: row.at_least,
    every_minutes: row.every_minutes,
    severity: row.severity,
    is_on: row.is_on,
    notify: row.notify_user_ids.map((id) => ({ id, name: people.get(id) ?? '' })),
    chain: row.chain_id === null ? null : { id: row.chain_id, name: row.chain_name ?? '' },
    webhooks: row.webhook_ids.flatMap((id) => hooks.get(id) ?? []),
    looked_at: row.looked_at === null ? null : isoTime(row.looked_at),
    last_count: row.last_count,
    live: row.live,
    opened_in_30_days: row.opened_in_30_days,
    updated_at: isoTime(row.updated_at),
    updated_by: row.editor,
    version: row.version,
  }));
}
