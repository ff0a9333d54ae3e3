import {
  LIVE_SIGNAL_STATES,
  SIGNAL_KIND_NAMES,
  SIGNAL_KIND_RULES,
  SIGNAL_QUESTIONS,
  type DefinedSignalKind,
  TRIAL_VALID_DAYS,
  type SignalDefinition,
  type SignalProposal,
} from '@ayana/contracts/operations';
import { mayEnter } from '@ayana/contracts/identity';
import { mayApprove } from '@ayana/contracts/workflow';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { findPeople, personOf } from '../service-desk/index.js';
import { namedWebhooks } from './named-webhooks.js';
import { trialFrom } from './signal-trials.js';

const DAY = 24 * 60 * 60_000;

/** Who reads, and when. */
export interface DefinitionReader {
  user: CurrentUser;
  now: Date;
}

/** 0 in the database: nothing is counted within a time. */
export const windowOf = (minutes: number): number | null => (minutes === 0 ? null : minutes);

/** Until when values are put in force by a trial of this moment: later the last days are others. */
export const validUntil = (tried_at: Date): Date => new Date(tried_at.getTime() + TRIAL_VALID_DAYS * DAY);

const definitionsOf = (database: Kysely<Tables>, now: Date) =>
  database
    .selectFrom('signal_definitions as definition')
    .leftJoin('escalation_chains as chain', 'chain.id', 'definition.chain_id')
    .leftJoin('signal_trials as trial', (join) =>
      join
        .onRef('trial.kind', '=', 'definition.kind')
        .on('trial.proposed_at', 'is not', null)
        .on('trial.tried_at', '>', new Date(now.getTime() - TRIAL_VALID_DAYS * DAY)),
    )
    .selectAll('definition')
    .select([
      'chain.name as chain_name',
      'trial.id as proposed_trial_id',
      'trial.threshold as proposed_threshold',
      'trial.window_minutes as proposed_window',
      'trial.found',
      'trial.found_now',
      'trial.tried_by',
      'trial.tried_at',
      'trial.proposed_at',
      sql<number>`(select count(*)::integer from signals signal where signal.kind = definition.kind
        and signal.state = any (${[...LIVE_SIGNAL_STATES]}))`.as('live'),
      sql<number>`(select count(*)::integer from signals signal where signal.kind = definition.kind
        and signal.opened_at > ${trialFrom(now)})`.as('opened_in_30_days'),
    ])
    .orderBy('definition.position');
type DefinitionRow = Awaited<ReturnType<ReturnType<typeof definitionsOf>['execute']>>[number];

export async function findDefinitions(database: Kysely<Tables>, reader: DefinitionReader): Promise<SignalDefinition[]> {
  return shown(database, reader, await definitionsOf(database, reader.now).execute());
}

/** @throws AppError `not_found` */
export async function findDefinition(
  database: Kysely<Tables>,
  reader: DefinitionReader,
  kind: DefinedSignalKind,
): Promise<SignalDefinition> {
  const rows = await definitionsOf(database, reader.now).where('definition.kind', '=', kind).execute();
  const [definition] = await shown(database, reader, rows);
  if (definition === undefined) throw notFound();
  return definition;
}

async function shown(
  database: Kysely<Tables>,
  { user }: DefinitionReader,
  rows: readonly DefinitionRow[],
): Promise<SignalDefinition[]> {
  const people = await findPeople(
    database,
    rows.flatMap(({ notify_user_ids, changed_by, tried_by }) => [...notify_user_ids, changed_by, tried_by]),
  );
  const hooks = await namedWebhooks(database, rows);
  return rows.map((row) => {
    const { subject, unit, threshold, window, clears } = SIGNAL_KIND_RULES[row.kind];
    return {
      kind: row.kind,
      name: SIGNAL_KIND_NAMES[row.kind],
      question: SIGNAL_QUESTIONS[row.kind],
      subject,
      is_on: row.is_on,
      threshold: row.threshold,
      unit,
      threshold_limits: threshold,
      window_minutes: windowOf(row.window_minutes),
      window_limits: window,
      severity: row.severity,
      clears,
      notify: row.notify_user_ids.map((id) => ({ id, name: people.get(id) ?? '' })),
      chain: row.chain_id === null ? null : { id: row.chain_id, name: row.chain_name ?? '' },
      webhooks: row.webhook_ids.flatMap((id) => hooks.get(id) ?? []),
      live: row.live,
      opened_in_30_days: row.opened_in_30_days,
      proposal: proposalOf(row, people, user),
      changed_by: personOf(people, row.changed_by),
      changed_at: row.changed_at === null ? null : isoTime(row.changed_at),
      version: row.version,
    };
  });
}

function proposalOf(row: DefinitionRow, people: ReadonlyMap<string, string>, user: CurrentUser): SignalProposal | null {
  const { proposed_trial_id, proposed_threshold, proposed_window, found, found_now, tried_by, tried_at, proposed_at } =
    row;
  if (proposed_trial_id === null || tried_by === null || tried_at === null || proposed_at === null) return null;
  return {
    trial_id: proposed_trial_id,
    threshold: proposed_threshold ?? 0,
    window_minutes: windowOf(proposed_window ?? 0),
    found: found ?? 0,
    found_now: found_now ?? 0,
    proposed_by: { id: tried_by, name: people.get(tried_by) ?? '' },
    proposed_at: isoTime(proposed_at),
    valid_until: validUntil(new Date(tried_at)).toISOString(),
    may_approve: mayEnter('signal_definitions', user.role) && mayApprove(user.id, [tried_by]),
  };
}
