import type { ProblemCode } from '@ayana/contracts/problems';
import { ApiProblem } from '@ayana/portal-kit';

/** A row that something is done with: its name is said where that fails, and its version is the one that was read. */
export type RowRef = { id: string; name: string; version: number };

export interface RowFailure {
  id: string;
  name: string;
  code: ProblemCode;
  message: string;
}

/** What came of an act on several rows. */
export interface RowsOutcome {
  changed: number;
  failed: readonly RowFailure[];
}

/** A row that this cannot be done with, as is known before it is sent. */
export class RowRefusal extends Error {}

/**
 * Does the same with one row after another. A refused row stops none of the others: it is in the answer with its name and the reason.
 * @throws ApiProblem once the session has ended
 */
export async function runEach<Row extends Pick<RowRef, 'id' | 'name'>>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
): Promise<RowsOutcome> {
  const failed: RowFailure[] = [];
  for (const row of rows) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await act(row);
    } catch (error) {
      failed.push({ id: row.id, name: row.name, ...reasonOf(error) });
    }
  }
  return { changed: rows.length - failed.length, failed };
}

function reasonOf(error: unknown): Pick<RowFailure, 'code' | 'message'> {
  if (error instanceof RowRefusal) return { code: 'illegal_transition', message: error.message };
  if (!(error instanceof ApiProblem) || error.status === 401) throw error;
  return { code: error.code, message: error.errors[0]?.message ?? error.message };
}
