import type { SignalFacts } from '@ayana/contracts/operations';
import { type RawBuilder, sql } from 'kysely';

/** What is asked: by which values, and about which time. */
export interface Question {
  threshold: number;
  window_minutes: number;
  /** Findings that began after this moment. */
  from: Date;
  /** What is known at this moment; nothing later counts. */
  now: Date;
  /** Whether what was counted before the last signal of a subject ended counts no more. A trial counts everything. */
  since_decided: boolean;
}

/** Something that met a condition, as the database gives it. */
export interface Finding {
  subject_id: string | null;
  journey_id: string | null;
  /** The same for as long as it is the same thing. */
  cause: string;
  began_at: string;
  /** When it was over; null while it lasts. */
  ended_at: string | null;
  facts: SignalFacts;
}

/** A `select` with the columns of `Finding`. */
export type FindingQuery = (question: Question) => RawBuilder<Finding>;

/** A time of the database as text, in the API's notation. */
export const isoText = (time: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** When a stage of `journey` was completed. */
export const completedAt = (stage: number): RawBuilder<unknown> =>
  sql`(case when journey.stage_statuses->${String(stage)}->>'status' = 'completed'
    then (journey.stage_statuses->${String(stage)}->>'completed_at')::timestamptz end)`;

/** Since when `journey` is not open any more: nobody waits for anything on it. */
export const notOpenSince: RawBuilder<unknown> = sql`(case when journey.status <> 'open' then journey.updated_at end)`;
