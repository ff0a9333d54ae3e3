import { type ActionSender, type List, type Outcome, useAction } from '@ayana/portal-kit/screens';
import { useState } from 'react';
import type { SubmitTarget } from 'react-router-dom';
import type { RowRef, RowsOutcome } from './run-each';

/** What is sent to the page's action names the rows it is about. */
export type RowsCommand = object & { rows: readonly Pick<RowRef, 'id' | 'name'>[] };

export interface RowActs<Command> extends Pick<ActionSender<Command>, 'isPending' | 'send'> {
  /** What came of the last act; null before one, and after the next was sent. */
  outcome: RowsOutcome | null;
  /** Why the last act reached no row at all. */
  failure: string | null;
  clear: () => void;
}

/**
 * Acts on several rows of a list. Rows that were refused stay selected, so that they can be tried again as they are now.
 * @param done called when every row was changed
 */
export function useRowActs<Command extends SubmitTarget & RowsCommand>(
  list: Pick<List<unknown>, 'select' | 'selected'>,
  { action, done }: { action: string; done: () => void },
): RowActs<Command> {
  const [outcome, setOutcome] = useState<RowsOutcome | null>(null);
  const sender = useAction<Command, Outcome<RowsOutcome>>({
    action,
    settled: ({ value }, { rows }) => {
      if (value === null) return;
      // That a single row was changed is seen in the row.
      setOutcome(value.failed.length === 0 && value.changed < 2 ? null : value);
      const refused = new Set(value.failed.map(({ id }) => id));
      const changed = new Set(rows.map(({ id }) => id).filter((id) => !refused.has(id)));
      list.select(Object.fromEntries(Object.entries(list.selected).filter(([id]) => !changed.has(id))));
      if (refused.size === 0) done();
    },
  });
  const clear = (): void => {
    setOutcome(null);
    sender.clear();
  };
  return {
    send: (command) => {
      clear();
      sender.send(command);
    },
    isPending: sender.isPending,
    outcome,
    failure: sender.failure?.message ?? null,
    clear,
  };
}

/** Of the rows that were asked about, those that wait for another try, as they are now. */
export function rowsLeft<Row extends { id: string }>(
  rows: readonly Row[],
  items: readonly Row[],
  outcome: RowsOutcome | null,
): readonly Row[] {
  const left = outcome === null ? rows : rows.filter(({ id }) => outcome.failed.some((failure) => failure.id === id));
  return left.map((row) => items.find(({ id }) => id === row.id) ?? row);
}
