import type { MoneySums, MoneyView } from '@ayana/contracts/analytics';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { rangeOf } from '../analytics-range.js';
import { buildView, sumOf } from '../build-view.js';
import { namesOf } from '../case-sums.queries.js';
import type { MoneyQueryDto } from './money.dto.js';
import { type MoneyRow, moneySums } from './money.queries.js';

/** What was quoted, accepted and billed: read from the quotes and bills, of which there are few beside the cases. */
@Injectable()
export class MoneyFigures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async view(query: MoneyQueryDto): Promise<MoneyView> {
    const now = this.clock.now();
    const range = rangeOf(query, now);
    const by = query.by ?? null;
    const database = this.database.read();
    const [all, groups, names] = await Promise.all([
      moneySums(database, range, query, null),
      by === null ? [] : moneySums(database, range, query, by),
      by === 'hospital' ? namesOf(database, 'hospital') : new Map<string, string>(),
    ]);
    const currencies = [...new Set(all.map(({ currency }) => currency))].toSorted();
    return {
      ...range,
      by,
      counted_at: now.toISOString(),
      currencies: currencies.map((currency) => {
        const of = (rows: readonly MoneyRow[]): MoneyRow[] => rows.filter((row) => row.currency === currency);
        const rows = [...of(all), ...of(groups).map((row) => Object.assign({}, row, { month: null }))];
        return Object.assign(
          { currency },
          buildView<Omit<MoneyRow, 'month'> & { month: string | null }, MoneySums>({
            range,
            rows,
            names,
            figuresOf: moneyOf,
            weightOf: ({ quoted, accepted, billed }) => quoted + accepted + billed,
          }),
        );
      }),
    };
  }
}

function moneyOf(rows: readonly Pick<MoneyRow, 'kind' | 'papers' | 'amount'>[]): MoneySums {
  const of = (kind: MoneyRow['kind']) => {
    const each = rows.filter((row) => row.kind === kind);
    return { papers: sumOf(each, ({ papers }) => papers), amount: sumOf(each, ({ amount }) => amount) };
  };
  const [quoted, accepted, billed] = [of('quoted'), of('accepted'), of('billed')];
  return {
    quotes: quoted.papers,
    quoted: quoted.amount,
    accepted_quotes: accepted.papers,
    accepted: accepted.amount,
    bills: billed.papers,
    billed: billed.amount,
  };
}
