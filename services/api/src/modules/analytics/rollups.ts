/** Changes taken in one transaction. */
const CHANGES = 10_000;

/** Runs a statement in a transaction of its own, and answers its first row. */
type InTransaction = <Row extends object>(statement: string, values?: readonly unknown[]) => Promise<Row | undefined>;

/**
 * Counts what has changed: cases first, then the sums of their months. Each step is a transaction that may be repeated, and only one runs at
 * a time; while another one counts, this one leaves it the rest.
 * @param stop asked before each step
 * @returns whether everything noted before was counted
 */
export async function keepRollups(run: InTransaction, now: Date, stop: () => boolean = () => false): Promise<boolean> {
  const step = (work: string, values: readonly unknown[] = []) =>
    run<{ done: boolean | null }>(`select case when analytics_lock() then ${work} end as done`, values);
  for (const work of [`analytics_take(${CHANGES}) = 0`, 'not analytics_roll_month()']) {
    for (;;) {
      if (stop()) return false;
      const done = (await step(work))?.done ?? null;
      if (done === null) return false;
      if (done) break;
    }
  }
  await run(
    `insert into analytics_runs (id, counted_at) values (true, $1)
     on conflict (id) do update set counted_at = greatest(analytics_runs.counted_at, excluded.counted_at)`,
    [now],
  );
  return true;
}
