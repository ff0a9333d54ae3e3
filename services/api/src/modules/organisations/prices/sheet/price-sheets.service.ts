import { priceDoubts, QUOTE_CATEGORIES, type QuoteCategory } from '@ayana/contracts/journey';
import { type PlannedPrice, planSheet, type PriceImportLine } from '@ayana/contracts/organisations';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { Clock, Ids } from '../../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../../platform/database/database.js';
import type { CurrentUser } from '../../../../platform/http/access/access.js';
import { csvFile } from '../../../../platform/http/csv/csv-file.js';
import {
  askAboutLines,
  doubtFaults,
  type ImportDoubt,
  type ImportFault,
  MOST_FAULTS,
  refusedLines,
} from '../../../../platform/http/csv/csv-import.js';
import { AuditTrail } from '../../../activity/index.js';
import { refuseReaders } from '../../members/refuse-readers.js';
import { PriceItemRow } from '../price-item.entity.js';
import { hospitals, items } from '../price-items.queries.js';
import type { PriceImportReportDto } from './sheet.dto.js';
import { readSheet } from './sheet-file.js';
import { SHEET_MESSAGES as messages } from './messages.js';

interface ImportPlan {
  prices: PlannedPrice[];
  faults: ImportFault[];
  count: number;
}

/** A price sheet as a file: checked line by line first, then written whole. */
@Injectable()
export class PriceSheets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
  ) {}

  /** A line for each category: those without a label and a price are passed over by an import. */
  template(user: CurrentUser): StreamableFile {
    const now = this.clock.now();
    return csvFile<{ hospital: string; category: QuoteCategory }>({
      name: 'ayana-prices-template',
      now,
      columns: {
        hospital: ({ hospital }) => hospital,
        category: ({ category }) => category,
        label: () => null,
        unit_price_usd: () => null,
        valid_from: () => now.toISOString().slice(0, 10),
        valid_until: () => null,
      },
      page: async () => {
        const named = await hospitals(this.database.read(), user)
          .select('hospital.hospital_name')
          .orderBy('hospital.hospital_name')
          .limit(1)
          .executeTakeFirst();
        const hospital = named?.hospital_name ?? '';
        return { items: QUOTE_CATEGORIES.map((category) => ({ hospital, category })), next_cursor: null };
      },
    });
  }

  /** What an import of this file would do. Nothing is written. */
  check(user: CurrentUser, text: string): Promise<PriceImportReportDto> {
    return this.database.derive(async (em) => ({ ...reportOf(await this.plan(em, user, text)), dry_run: true }));
  }

  /**
   * Writes all lines of a file or none.
   * @throws AppError `invalid_fields` with each fault by its place, `lines.3.category`
   */
  async import(em: EntityManager, user: CurrentUser, text: string): Promise<PriceImportReportDto> {
    const plan = await this.plan(em, user, text);
    const report = { ...reportOf(plan), dry_run: false };
    if (report.faults.length > 0) throw refusedLines(report.faults);
    askAboutLines(doubtsOf(plan));
    const { rows, inserted, updated } = report;
    if (inserted + updated === 0) return report;
    for (const price of plan.prices) await this.write(em, user, price);
    await em.flush();
    await this.trail.record(em, {
      action: 'prices.imported',
      actor: user,
      subject_id: null,
      details: { rows, inserted, updated },
    });
    return report;
  }

  private async plan(em: EntityManager, user: CurrentUser, text: string): Promise<ImportPlan> {
    await refuseReaders(em, user);
    const { lines, faults, count } = readSheet(text);
    // As one price is written: the sheet of a hospital is changed by one after the other.
    const own = await hospitals(within(em), user)
      .select('hospital.hospital_name')
      .orderBy('hospital.id')
      .forNoKeyUpdate()
      .execute();
    const planned = planSheet(own, await items(within(em), user).execute(), lines, messages);
    return {
      prices: planned.prices,
      faults: [...faults, ...planned.faults].toSorted((one, other) => one.line - other.line),
      count,
    };
  }

  private async write(em: EntityManager, user: CurrentUser, price: PlannedPrice): Promise<void> {
    if (price.state === 'unchanged') return;
    const { category, label, unit_price, valid_from, valid_until, before, hospital } = price;
    const updated_at = this.clock.now();
    const terms = { category, label, unit_price, valid_from, valid_until, updated_by: user.id, updated_at };
    if (before === null)
      em.create(PriceItemRow, {
        ...terms,
        id: this.ids.next(),
        partner_hospital_id: hospital.id,
        version: 1,
        created_at: updated_at,
      });
    else {
      const row = await em.findOneOrFail(PriceItemRow, { id: before.id });
      Object.assign(row, terms, { version: row.version + 1 });
    }
  }
}

const reportOf = ({ prices, faults, count }: ImportPlan): Omit<PriceImportReportDto, 'dry_run'> => {
  const inState = (wanted: PlannedPrice['state']): number =>
    prices.filter(({ line, state }) => state === wanted && (line !== null || state !== 'unchanged')).length;
  return {
    rows: count,
    inserted: inState('new'),
    updated: inState('changed'),
    unchanged: inState('unchanged'),
    faults: faults.slice(0, MOST_FAULTS),
    doubts: doubtFaults(doubtsOf({ prices })),
    lines: prices
      .filter(({ line, state }) => line !== null || state === 'changed')
      .toSorted((one, other) => (one.line ?? Infinity) - (other.line ?? Infinity))
      .map(lineOf),
  };
};

/** Prices that differ a hundredfold from what they were. */
const doubtsOf = ({ prices }: Pick<ImportPlan, 'prices'>): ImportDoubt[] =>
  prices.flatMap(({ line, label, unit_price: typed, earlier_price: usual }) =>
    line === null
      ? []
      : priceDoubts([{ field: 'unit_price_usd', label, typed, usual }]).map((doubt) => ({
          line,
          column: doubt.field,
          doubt,
        })),
  );

const lineOf = ({ hospital, ...price }: PlannedPrice): PriceImportLine => ({
  line: price.line,
  state: price.state,
  hospital_name: hospital.hospital_name,
  category: price.category,
  label: price.label,
  unit_price: price.unit_price,
  earlier_price: price.earlier_price === price.unit_price ? null : price.earlier_price,
  valid_from: price.valid_from,
  valid_until: price.valid_until,
});
