import type { AnalyticsFrameDto } from './analytics.dto.js';
import { type MonthRange, monthsOf } from './analytics-range.js';

/** A view with figures `F`, as `figures.dto.ts` declares each. */
export interface View<F> extends AnalyticsFrameDto {
  figures: F;
  before: F;
  months: { month: string; figures: F }[];
  groups: { id: string | null; name: string | null; figures: F; before: F }[];
}

interface Cell {
  /** Null: of a group. */
  month: string | null;
  id: string | null;
  is_now: boolean;
}

export interface Parts<Row extends Cell, F> {
  range: MonthRange;
  rows: readonly Row[];
  /** The figures of the rows of one cell; of none, too. */
  figuresOf: (rows: readonly Row[]) => F;
  /** What the groups are ordered by, the most first. */
  weightOf: (figures: F) => number;
  names: ReadonlyMap<string, string>;
  /** Rows of all months of one range, where they are not the sum of the months. */
  allOf?: (isNow: boolean) => readonly Row[];
}

/** The figures of both ranges, of every month and of every group. */
export function buildView<Row extends Cell, F>({
  range,
  rows,
  figuresOf,
  weightOf,
  names,
  allOf = (isNow) => rows.filter((row) => row.month !== null && row.is_now === isNow),
}: Parts<Row, F>): Pick<View<F>, 'figures' | 'before' | 'months' | 'groups'> {
  const ofMonths = Map.groupBy(
    rows.filter(({ month }) => month !== null),
    ({ month }) => month,
  );
  const ofGroups = Map.groupBy(
    rows.filter(({ month }) => month === null),
    ({ id }) => id,
  );
  const groups = [...ofGroups].map(([id, each]) => ({
    id,
    name: id === null ? null : (names.get(id) ?? null),
    figures: figuresOf(each.filter(({ is_now }) => is_now)),
    before: figuresOf(each.filter(({ is_now }) => !is_now)),
  }));
  const isCounted = (figures: F): boolean => weightOf(figures) > 0;
  return {
    figures: figuresOf(allOf(true)),
    before: figuresOf(allOf(false)),
    months: monthsOf(range).map((month) => ({ month, figures: figuresOf(ofMonths.get(month) ?? []) })),
    groups: groups
      .filter(({ figures, before }) => isCounted(figures) || isCounted(before))
      .toSorted(
        (one, other) =>
          // Those that say none come last, however many they are.
          Number(one.id === null) - Number(other.id === null) ||
          weightOf(other.figures) - weightOf(one.figures) ||
          weightOf(other.before) - weightOf(one.before) ||
          String(one.name ?? one.id).localeCompare(String(other.name ?? other.id)),
      ),
  };
}

/** The sum of a column. */
export const sumOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);
