import type { Integer, Moment } from '../shapes/index.ts';

export interface TableFigure {
  /** With its schema where that is not `public`. */
  name: string;
  /** As PostgreSQL estimates it. */
  rows: Integer;
  /** Bytes. */
  table_bytes: Integer;
  /** Bytes. */
  index_bytes: Integer;
  /** Reads of the whole table. */
  full_reads: Integer;
  /** Reads by an index. */
  index_reads: Integer;
  /** Rows that were changed or deleted and still take space. */
  dead_rows: Integer;
  /** When PostgreSQL last counted its rows. */
  analyzed_at: Moment | null;
}

export interface UnusedIndex {
  name: string;
  table: string;
  /** Bytes. */
  bytes: Integer;
}

export interface SlowStatement {
  /** Without any value. */
  statement: string;
  calls: Integer;
  /** Milliseconds. */
  mean_ms: number;
  /** Milliseconds. */
  longest_ms: number;
  /** Milliseconds of all calls. */
  total_ms: number;
  /** Rows a call gave. */
  rows_each: number;
}

export interface Migration {
  name: string;
  applied_at: Moment | null;
}

export interface MaintenanceRun {
  finished_at: Moment;
  /** The moment its rows are of. */
  taken_at: Moment;
  tables: Integer;
  rows: Integer;
  bytes: Integer | null;
  /** What went wrong; null when it went well. */
  failure: string | null;
}

export interface Replica {
  name: string;
  /** Null where the application may not read it. */
  state: string | null;
  /** Bytes it is behind. */
  lag_bytes: Integer | null;
  /** Seconds it is behind. */
  lag_seconds: number | null;
}

export interface Statements {
  state: StatementState;
  /** Those that took most time, at most twenty. */
  slowest: SlowStatement[];
}

export interface DatabaseOverview {
  read_at: Moment;
  /** PostgreSQL’s own. */
  version: string;
  /** Bytes. */
  bytes: Integer;
  started_at: Moment;
  /** Since when reads are counted; null for since it was made. */
  counted_since: Moment | null;
  connections: Integer;
  max_connections: Integer;
  /** Part of the reads that needed no disk, 0 to 1. */
  cached: number | null;
  /** The largest first. */
  tables: TableFigure[];
  /** Not read since reads are counted, and no rule needs them. */
  unused_indexes: UnusedIndex[];
  statements: Statements;
  /** The latest first; those that wait have no time. */
  migrations: Migration[];
  /** The last that went well. */
  backup: MaintenanceRun | null;
  restore_test: MaintenanceRun | null;
  /** It follows another server and takes no writes. */
  is_replica: boolean;
  replicas: Replica[];
}

export const STATEMENT_STATES = ['on', 'not_installed', 'not_loaded', 'not_readable'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];
