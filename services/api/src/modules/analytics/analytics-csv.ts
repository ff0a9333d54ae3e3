import type { MoneySums, MoneyView } from '@ayana/contracts/analytics';
import type { View } from './build-view.js';

type Value = string | number | null;
/** A line of the file: the whole range, one of its months, or a group. */
export type CsvLine = Readonly<Record<string, Value>>;

/** Figures as columns: `opinion_median`. */
function flat(figures: object, prefix = ''): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flat(value, `${prefix}${key}_`))
        : [[`${prefix}${key}`, typeof value === 'number' || typeof value === 'string' ? value : null]],
    ),
  );
}

/** A view as lines: in all, every month, every group, each with the figures of the range before where there are some. */
export function linesOfView<F extends object>(
  view: Pick<View<F>, 'from' | 'to' | 'figures' | 'before' | 'months' | 'groups'>,
): CsvLine[] {
  const { from, to, figures, before, months, groups } = view;
  const nothing = Object.fromEntries(Object.keys(flat(before, 'before_')).map((column) => [column, null]));
  const line = (part: string, month: string | null, id: string | null, name: string | null) => ({
    from,
    to,
    part,
    month,
    id,
    name,
  });
  return [
    { ...line('range', null, null, null), ...flat(figures), ...flat(before, 'before_') },
    ...months.map((each) => Object.assign(line('month', each.month, null, null), flat(each.figures), nothing)),
    ...groups.map((each) =>
      Object.assign(line('group', null, each.id, each.name), flat(each.figures), flat(each.before, 'before_')),
    ),
  ];
}

/** Sums of money are in the smallest unit of their currency; a file has whole units. */
const AMOUNT = /^(before_)?(quoted|accepted|billed)$/;

/** The lines of each currency, which are never added up. */
export const linesOfMoney = ({ from, to, currencies }: MoneyView): CsvLine[] =>
  currencies.flatMap(({ currency, ...sums }) =>
    linesOfView<MoneySums>({ from, to, ...sums }).map((line) => Object.assign({ currency }, inUnits(line))),
  );

const inUnits = (line: CsvLine): CsvLine =>
  Object.fromEntries(
    Object.entries(line).map(([column, value]) => [
      column,
      AMOUNT.test(column) && typeof value === 'number' ? value / 100 : value,
    ]),
  );

/** The columns of those lines. */
export const columnsOfLines = (lines: readonly CsvLine[]) =>
  Object.fromEntries(
    Object.keys(lines[0] ?? {}).map((column) => [column, (line: CsvLine): Value => line[column] ?? null]),
  );
