/** One line of a bench: what was measured here, what its twin took in the same run, and what quality.md asks for. */
export interface Row {
  readonly what: string;
  readonly unit: 'KB' | 'MB' | 'ms' | 'us' | 'requests' | 'requests/s' | 'mails/s' | 'rows/s' | '%' | '';
  readonly ours: number;
  /** The same work done without the product. Absent where the goal is absolute. */
  readonly twin?: number;
  /** Absent where the figure is only reported. `of` says whether the goal is for the figure or for its ratio to the twin. */
  readonly goal?: { readonly of: 'ours' | 'ratio'; readonly atMost?: number; readonly atLeast?: number };
}

/** Further figures without goals, in a table of their own. */
export interface Details {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

export interface Result {
  readonly rows: readonly Row[];
  readonly details?: Details;
}

/** `short` is asked for with `--short`; a bench that knows no shorter form does what it always does. `args` are what was written behind its name. */
export type Bench = (options: {
  readonly short: boolean;
  readonly args: readonly string[];
}) => Promise<readonly Row[] | Result>;

/** Undefined without a twin, and beside one of nothing. */
export function ratio({ ours, twin }: Row): number | undefined {
  return twin === undefined || twin === 0 ? undefined : ours / twin;
}

/** Undefined where there is no goal. */
export function isMet(row: Row): boolean | undefined {
  if (row.goal === undefined) return undefined;
  const value = row.goal.of === 'ours' ? row.ours : ratio(row);
  if (value === undefined || Number.isNaN(value)) return false;
  return value <= (row.goal.atMost ?? Infinity) && value >= (row.goal.atLeast ?? -Infinity);
}

export { median, percentile } from '@ayana/tooling/check/percentile.ts';
