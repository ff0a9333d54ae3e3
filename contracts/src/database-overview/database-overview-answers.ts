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
