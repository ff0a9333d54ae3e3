import {
  ESCALATION_RUN_STATES,
  ESCALATION_RUN_WORKFLOW,
  escalationNumber,
  type EscalationRun,
  type EscalationRunDetail,
  OPEN_RUN_STATES,
  type EscalationRunCounts,
} from '@ayana/contracts/operations';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import { namedSteps } from '../chains/chains.queries.js';
import { findNames } from '../staff.js';
import type { RunSort, RunsQueryDto } from './runs.dto.js';

const OPEN = sql`run.state in (${sql.join([...OPEN_RUN_STATES])})`;

const pages = (user: CurrentUser) =>
  sql<boolean>`(${OPEN} and exists (select from escalation_pages where run_id = run.id and user_id = ${user.id}))`;

function runs(database: Kysely<Tables>, user: CurrentUser) {
  return database
    .selectFrom('escalation_runs as run')
    .leftJoin('escalation_chains as chain', 'chain.id', 'run.chain_id')
    .leftJoin('users as taker', 'taker.id', 'run.acknowledged_by')
    .select([
      'run.id',
      'run.number',
      'run.chain_id',
      'chain.name as chain_name',
      'run.subject_kind',
      'run.subject_id',
      'run.title',
      'run.text',
      'run.state',
      'run.is_test',
      'run.plan',
      'run.step',
      'run.round',
      'run.rounds',
      'run.next_at',
      'run.started_at',
      'run.acknowledged_at',
      'run.acknowledged_by',
      'taker.name as taker_name',
      'run.acknowledged_way',
      'run.reason',
      'run.ended_at',
      'run.version',
      pages(user).as('pages_me'),
    ]);
}

type RunListRow = Awaited<ReturnType<ReturnType<typeof runs>['execute']>>[number];
type RunFilters = Omit<RunsQueryDto, 'sort' | 'order' | 'limit' | 'cursor'>;

const RUNS: ListDefinition<RunListRow, RunSort, RunFilters, CurrentUser> = {
  id: 'run.id',
  sort: 'started',
  sorts: {
    started: { column: 'run.started_at', type: 'timestamptz', order: 'desc', of: ({ started_at }) => started_at },
    title: byText('run.title', ({ title }) => title),
    state: byOrder('run.state', ESCALATION_RUN_STATES, ({ state }) => state),
    chain: byText('chain.name', ({ chain_name }) => chain_name),
    step: { column: 'run.step', type: 'integer', order: 'desc', of: ({ step }) => step },
    taken: byText('taker.name', ({ taker_name }) => taker_name),
  },
  filters: {
    state: (states) => sql`run.state = any (${states})`,
    chain: (id) => sql`run.chain_id = ${id}`,
    is_test: (isTest) => sql`run.is_test = ${isTest}`,
    paging_me: (mine, user) => (mine ? pages(user) : sql`not ${pages(user)}`),
    subject_kind: (kind) => sql`run.subject_kind = ${kind}`,
    subject: (id) => sql`run.subject_id = ${id}`,
  },
};

export function listRuns(
  database: Kysely<Tables>,
  user: CurrentUser,
  query: RunsQueryDto,
): Promise<Page<EscalationRun>> {
  return mapPage(keysetList(runs(database, user), RUNS, query, user), runOf);
}

export async function findRun(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
): Promise<EscalationRunDetail | undefined> {
  const row = await runs(database, user).where('run.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [paged, entries] = await Promise.all([pagesOf(database, id), entriesOf(database, id)]);
  const personOf = await findNames(database, [
    ...paged.map(({ user_id }) => user_id),
    ...entries.map(({ actor_id }) => actor_id),
  ]);
  const [plan = []] = await namedSteps(database, [jsonOf(row.plan)]);
  return {
    ...runOf(row),
    text: row.text,
    reason: row.reason,
    plan,
    pages: paged.map(
      ({ id: page_id, round, step, channel, state, user_id, rota_id, rota_name, queued_at, sent_at }) => ({
        id: page_id,
        round,
        step,
        channel,
        state,
        person: personOf(user_id),
        rota: rota_id === null ? null : { id: rota_id, name: rota_name ?? '' },
        queued_at: isoTime(queued_at),
        sent_at: orNull(sent_at),
      }),
    ),
    entries: entries.map(({ id: entry_id, event, round, step, text, at, actor_id }) => ({
      id: entry_id,
      event,
      round,
      step,
      text,
      at: isoTime(at),
      actor: actor_id === null ? null : personOf(actor_id),
    })),
    // The clock alone ends the last round.
    transitions: transitionsFrom(ESCALATION_RUN_WORKFLOW, row.state, user.role).filter((name) => name !== 'exhaust'),
  };
}

export async function countRuns(database: Kysely<Tables>, user: CurrentUser): Promise<EscalationRunCounts> {
  const { rows } = await sql<EscalationRunCounts>`
    select count(*) filter (where not is_test)::integer as open,
      count(*) filter (where not is_test and state = 'exhausted')::integer as exhausted,
      count(*) filter (where ${pages(user)})::integer as paging_me
    from escalation_runs run where ${OPEN}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('A count has one row');
  return row;
}

function pagesOf(database: Kysely<Tables>, run_id: string) {
  return database
    .selectFrom('escalation_pages as page')
    .leftJoin('on_call_rotas as rota', 'rota.id', 'page.rota_id')
    .select([
      'page.id',
      'page.round',
      'page.step',
      'page.user_id',
      'page.rota_id',
      'rota.name as rota_name',
      'page.channel',
      'page.state',
      'page.queued_at',
      'page.sent_at',
    ])
    .where('page.run_id', '=', run_id)
    .orderBy('page.round')
    .orderBy('page.step')
    .orderBy('page.id')
    .execute();
}

function entriesOf(database: Kysely<Tables>, run_id: string) {
  return database
    .selectFrom('escalation_entries')
    .select(['id', 'at', 'actor_id', 'event', 'round', 'step', 'text'])
    .where('run_id', '=', run_id)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));

function runOf(row: RunListRow): EscalationRun {
  const { id, title, state, is_test, step, round, rounds, acknowledged_way, pages_me, version } = row;
  const { subject_kind: kind, subject_id: subject, acknowledged_by: taker } = row;
  return {
    id,
    number: escalationNumber(row.number),
    chain: row.chain_id === null ? null : { id: row.chain_id, name: row.chain_name ?? '' },
    subject: kind === null || subject === null ? null : { kind, id: subject },
    title,
    state,
    is_test,
    step,
    steps: jsonOf(row.plan).length,
    round,
    rounds,
    next_at: orNull(row.next_at),
    started_at: isoTime(row.started_at),
    acknowledged_at: orNull(row.acknowledged_at),
    acknowledged_by: taker === null ? null : { id: taker, name: row.taker_name ?? '' },
    acknowledged_way,
    ended_at: orNull(row.ended_at),
    pages_me,
    version,
  };
}
