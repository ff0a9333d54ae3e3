import type { EscalationChain, PlannedStep } from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Page } from '../../../platform/http/cursor.js';
import {
  keysetList,
  type ListDefinition,
  type ListPart,
  type SortKey,
} from '../../../platform/http/lists/keyset-list.js';
import { byText } from '../../../platform/http/lists/sort-keys.js';
import { findNames } from '../staff.js';
import type { ChainSort } from './chains.dto.js';

const newest = (is_test: boolean) =>
  sql<string | null>`(select max(started_at) from escalation_runs
    where chain_id = chain.id and is_test = ${is_test})`;
const OPEN_RUNS = sql<number>`(select count(*)::integer from escalation_runs
  where chain_id = chain.id and state in ('running', 'exhausted'))`;

function chains(database: Kysely<Tables>) {
  return database
    .selectFrom('escalation_chains as chain')
    .select([
      'chain.id',
      'chain.name',
      'chain.description',
      'chain.rounds',
      'chain.steps',
      'chain.archived_at',
      'chain.version',
      'chain.updated_at',
      OPEN_RUNS.as('open_runs'),
      newest(false).as('last_run_at'),
      newest(true).as('last_test_at'),
    ]);
}

type ChainListRow = Awaited<ReturnType<ReturnType<typeof chains>['execute']>>[number];

/** By a time that is worked out; what has none comes last, or first where the newest do. */
const byTime = (is_test: boolean, of: (row: ChainListRow) => string | null): SortKey<ChainListRow> => ({
  column: 'chain.id',
  expression: newest(is_test),
  type: 'timestamptz',
  order: 'desc',
  nullable: true,
  of,
});

const CHAINS: ListDefinition<ChainListRow, ChainSort, { archived: boolean }, null> = {
  id: 'chain.id',
  sort: 'name',
  sorts: {
    name: byText('chain.name', ({ name }) => name),
    steps: {
      column: 'chain.steps',
      expression: sql`jsonb_array_length(chain.steps)`,
      type: 'integer',
      order: 'desc',
      of: ({ steps }) => jsonOf<unknown[]>(steps).length,
    },
    open: {
      column: 'chain.id',
      expression: OPEN_RUNS,
      type: 'integer',
      order: 'desc',
      of: ({ open_runs }) => open_runs,
    },
    run: byTime(false, ({ last_run_at }) => last_run_at),
    test: byTime(true, ({ last_test_at }) => last_test_at),
  },
  filters: {
    archived: (archived) => (archived ? sql`chain.archived_at is not null` : sql`chain.archived_at is null`),
  },
};

export async function listChains(
  database: Kysely<Tables>,
  query: { archived: boolean } & ListPart<ChainSort>,
): Promise<Page<EscalationChain>> {
  const { items, next_cursor } = await keysetList(chains(database), CHAINS, query, null);
  return { items: await shown(database, items), next_cursor };
}

export async function findChain(database: Kysely<Tables>, id: string): Promise<EscalationChain | undefined> {
  const row = await chains(database).where('chain.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : (await shown(database, [row]))[0];
}

/** Steps with the names of the people and rotas they page. */
export async function namedSteps(
  database: Kysely<Tables>,
  plans: readonly PlannedStep[][],
): Promise<EscalationChain['steps'][]> {
  const targets = plans.flatMap((steps) => steps.flatMap((step) => step.targets));
  const idsOf = (wanted: string): string[] => targets.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const rotaIds = [...new Set(idsOf('rota'))];
  const [personOf, rotas] = await Promise.all([
    findNames(database, idsOf('person')),
    rotaIds.length === 0
      ? []
      : database.selectFrom('on_call_rotas').select(['id', 'name']).where('id', 'in', rotaIds).execute(),
  ]);
  const rotaNames = new Map(rotas.map(({ id, name }) => [id, name]));
  return plans.map((steps) =>
    steps.map((step) => ({
      ...step,
      targets: step.targets.map(({ kind, id }) => ({
        kind,
        id,
        name: kind === 'rota' ? (rotaNames.get(id) ?? '') : personOf(id).name,
      })),
    })),
  );
}

async function shown(database: Kysely<Tables>, rows: readonly ChainListRow[]): Promise<EscalationChain[]> {
  const plans = await namedSteps(
    database,
    rows.map(({ steps }) => jsonOf(steps)),
  );
  const orNull = (time: string | null): string | null => (time === null ? null : isoTime(time));
  return rows.map(({ archived_at, updated_at, last_run_at, last_test_at, ...row }, index) => ({
    ...row,
    steps: plans[index] ?? [],
    is_archived: archived_at !== null,
    last_run_at: orNull(last_run_at),
    last_test_at: orNull(last_test_at),
    updated_at: isoTime(updated_at),
  }));
}
