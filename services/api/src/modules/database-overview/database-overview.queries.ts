import type {
  TableFigure,
  UnusedIndex,
  SlowStatement,
  Migration,
  MaintenanceRun,
  Replica,
  DatabaseOverview,
  Statements,
} from '@ayana/contracts/database-overview';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { migrationNames } from '../../platform/database/migrations.js';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { withoutLiterals } from './without-literals.js';

type Reader = Kysely<Tables>;
type Server = Pick<
  DatabaseOverview,
  'version' | 'bytes' | 'started_at' | 'counted_since' | 'connections' | 'max_connections' | 'cached' | 'is_replica'
>;

const SLOWEST = 20;
/** PostgreSQL's own schemas say nothing of the product. */
const OURS = (schema: string): RawBuilder<boolean> => sql`${sql.ref(schema)} !~ '^(pg_|information_schema$)'`;
/** `inbox_items`, `jobs.job`. */
const nameOf = (schema: string, name: string): RawBuilder<string> =>
  sql`case when ${sql.ref(schema)} = 'public' then '' else ${sql.ref(schema)} || '.' end || ${sql.ref(name)}`;

export async function readServer(database: Reader): Promise<Server> {
  const { rows } = await sql<
    Omit<Server, 'started_at' | 'counted_since'> & { started_at: string; counted_since: string | null }
  >`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      pg_postmaster_start_time() as started_at, stats.stats_reset as counted_since,
      (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::integer as max_connections,
      (stats.blks_hit::float8 / nullif(stats.blks_hit + stats.blks_read, 0)) as cached,
      pg_is_in_recovery() as is_replica
    from pg_stat_database stats where stats.datname = current_database()`.execute(database);
  const [found] = rows;
  if (found === undefined) throw new Error('PostgreSQL counts nothing for its own database');
  const { started_at, counted_since } = found;
  return {
    ...found,
    started_at: isoTime(started_at),
    counted_since: counted_since === null ? null : isoTime(counted_since),
  };
}

export async function readTables(database: Reader): Promise<TableFigure[]> {
  const { rows } = await sql<TableFigure>`
    select ${nameOf('n.nspname', 'c.relname')} as name,
      (case when c.reltuples < 0 then coalesce(s.n_live_tup, 0) else c.reltuples end)::float8 as rows,
      pg_table_size(c.oid)::float8 as table_bytes, pg_indexes_size(c.oid)::float8 as index_bytes,
      coalesce(s.seq_scan, 0)::float8 as full_reads, coalesce(s.idx_scan, 0)::float8 as index_reads,
      coalesce(s.n_dead_tup, 0)::float8 as dead_rows, greatest(s.last_analyze, s.last_autoanalyze) as analyzed_at
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_stat_all_tables s on s.relid = c.oid
    where c.relkind in ('r', 'm') and ${OURS('n.nspname')}
    order by pg_total_relation_size(c.oid) desc, name`.execute(database);
  return rows.map((row) =>
    Object.assign(row, { analyzed_at: row.analyzed_at === null ? null : isoTime(row.analyzed_at) }),
  );
}

/** Those that make a key, a rule or what another table refers to are needed without being read. */
export async function readUnusedIndexes(database: Reader): Promise<UnusedIndex[]> {
  const { rows } = await sql<UnusedIndex>`
    select s.indexrelname as name, ${nameOf('s.schemaname', 's.relname')} as table,
      pg_relation_size(s.indexrelid)::float8 as bytes
    from pg_stat_user_indexes s join pg_index i on i.indexrelid = s.indexrelid
    where s.idx_scan = 0 and not i.indisunique and not i.indisprimary and not i.indisexclusion and not i.indisreplident
    order by bytes desc, name`.execute(database);
  return rows;
}

/** The application sees its own statements; those of the owner, such as a new password, stay unseen. */
export async function readStatements(database: Reader): Promise<Statements> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pg_stat_statements') is not null as there`.execute(
    database,
  );
  if (rows[0]?.there !== true) return { state: 'not_installed', slowest: [] };
  try {
    const found = await sql<SlowStatement>`
      select query as statement, calls::float8 as calls, mean_exec_time::float8 as mean_ms, max_exec_time::float8 as longest_ms,
        total_exec_time::float8 as total_ms, rows::float8 / greatest(calls, 1) as rows_each
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query <> '<insufficient privilege>'
      order by total_exec_time desc limit ${SLOWEST}`.execute(database);
    const slowest = found.rows.map((row) => Object.assign(row, { statement: withoutLiterals(row.statement) }));
    return { state: 'on', slowest };
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    // object_not_in_prerequisite_state: it is there, but the server was started without it.
    if (code === '55000') return { state: 'not_loaded', slowest: [] };
    if (code === '42501') return { state: 'not_readable', slowest: [] };
    throw error;
  }
}

export async function readMigrations(database: Reader): Promise<Migration[]> {
  const { rows } = await sql<{ name: string; applied_at: string }>`
    select name, applied_at from schema_migrations`.execute(database);
  const times = new Map(rows.map(({ name, applied_at }) => [name, isoTime(applied_at)]));
  return [...new Set([...migrationNames(), ...times.keys()])]
    .toSorted()
    .toReversed()
    .map((name) => ({ name, applied_at: times.get(name) ?? null }));
}

/** The last backup that went well, and the last restore that was tried out, however it went. */
export async function readMaintenance(database: Reader): Promise<Pick<DatabaseOverview, 'backup' | 'restore_test'>> {
  const { rows } = await sql<MaintenanceRun & { kind: string }>`
    select distinct on (kind) kind, finished_at, taken_at, tables, rows::float8 as rows, bytes::float8 as bytes, failure
    from maintenance_runs where kind = 'restore_test' or failure is null
    order by kind, finished_at desc`.execute(database);
  const last = (wanted: string): MaintenanceRun | null => {
    const found = rows.find(({ kind }) => kind === wanted);
    if (found === undefined) return null;
    const { finished_at, taken_at, tables, rows: saved, bytes, failure } = found;
    return { finished_at: isoTime(finished_at), taken_at: isoTime(taken_at), tables, rows: saved, bytes, failure };
  };
  return { backup: last('backup'), restore_test: last('restore_test') };
}

export async function readReplicas(database: Reader): Promise<Replica[]> {
  const { rows } = await sql<Replica>`
    select coalesce(nullif(application_name, ''), 'replica') as name, state,
      case when pg_is_in_recovery() then null else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 end as lag_bytes,
      extract(epoch from replay_lag)::float8 as lag_seconds
    from pg_stat_replication order by name`.execute(database);
  return rows;
}
