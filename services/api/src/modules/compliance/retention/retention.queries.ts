import {
  RETENTION_RULES,
  type RetentionRule,
  type RetentionRuleKey,
  type RetentionRun,
} from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';

export interface RuleRow {
  key: RetentionRuleKey;
  keep_days: number;
  is_active: boolean;
  version: number;
  updated_at: Date | string;
}

interface FoundRun extends Omit<RetentionRun, 'by' | 'at'> {
  by_user_id: string | null;
  name: string | null;
  at: Date | string;
}

export const RUNS: ListDefinition<FoundRun, 'newest', { rule?: RetentionRuleKey }, null> = {
  id: 'list.id',
  sort: 'newest',
  sorts: { newest: { column: 'list.at', type: 'timestamptz', order: 'desc', of: ({ at }) => at } },
  filters: { rule: (rule) => sql`list.rule = ${rule}` },
};

export const runs = (database: Kysely<Tables>) =>
  database
    .selectFrom(
      sql<FoundRun>`(select run.*, person.name from retention_runs run left join users person on person.id = run.by_user_id)`.as(
        'list',
      ),
    )
    .selectAll('list');

export const runOf = ({
  id,
  rule,
  is_dry,
  keep_days,
  found,
  removed,
  by_user_id,
  name,
  at,
}: FoundRun): RetentionRun => ({
  id,
  rule,
  is_dry,
  keep_days,
  found,
  removed,
  by: by_user_id === null ? null : { id: by_user_id, name: name ?? '' },
  at: isoTime(at),
});

/** In the order of the contracts, each with its newest runs. */
export async function listRules(database: Kysely<Tables>): Promise<RetentionRule[]> {
  const { rows } =
    await sql<RuleRow>`select key, keep_days, is_active, version, updated_at from retention_rules`.execute(database);
  const { rows: newest } = await sql<FoundRun>`
    select distinct on (run.rule, run.is_dry) run.*, person.name from retention_runs run
      left join users person on person.id = run.by_user_id order by run.rule, run.is_dry, run.at desc, run.id desc`.execute(
    database,
  );
  return RETENTION_RULES.flatMap((key) => {
    const row = rows.find((each) => each.key === key);
    if (row === undefined) return [];
    const last = (is_dry: boolean): RetentionRun | null => {
      const run = newest.find((each) => each.rule === key && each.is_dry === is_dry);
      return run === undefined ? null : runOf(run);
    };
    const { keep_days, is_active, version, updated_at } = row;
    return {
      key,
      keep_days,
      is_active,
      version,
      updated_at: isoTime(updated_at),
      last_run: last(false),
      last_dry_run: last(true),
    };
  });
}
