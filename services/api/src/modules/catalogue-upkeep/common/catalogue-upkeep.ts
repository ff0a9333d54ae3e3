import { Injectable, type StreamableFile } from '@nestjs/common';
import { priceDoubts } from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { csvFile } from '../../../platform/http/csv/csv-file.js';
import { askAbout } from '../../../platform/http/confirmations.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { AuditTrail } from '../../activity/index.js';
import { UPKEEP_MESSAGES as messages, dependentsText } from '../messages.js';
import { type CatalogueFilters, type CatalogueRowDto, LIST_LIMIT, type ListQuery } from './catalogue-row.dto.js';
import { insertRow, lockCatalogue, updateRow } from './row-writes.js';
import type { RowContext, UpkeepDefinition } from './upkeep-definition.js';

@Injectable()
export class UpkeepTools {
  constructor(
    readonly database: Database,
    readonly clock: Clock,
    readonly ids: Ids,
    readonly trail: AuditTrail,
  ) {}
}

/** Rows of one table of the catalogue as its staff keep them: the removed ones too, and every change with its audit entry. */
export class CatalogueUpkeep<Row extends CatalogueRowDto, Body extends object, Filters extends CatalogueFilters> {
  constructor(
    private readonly tools: UpkeepTools,
    private readonly definition: UpkeepDefinition<Row, Body, Filters>,
  ) {}

  list({ limit = LIST_LIMIT, ...query }: Filters & ListQuery): Promise<Page<Row>> {
    const part = { ...query, limit } as Filters & ListQuery & { limit: number };
    return mapPage(keysetList(this.rows(this.tools.database.read()), this.definition.list, part, null), withIsoTime);
  }

  /** Records the export, then streams the rows of a filter. */
  async export(actor: CurrentUser, filters: Filters): Promise<StreamableFile> {
    const { file: list, csv: columns } = this.definition;
    await this.tools.database.write((em) =>
      this.tools.trail.record(em, {
        action: 'catalogue.exported',
        actor,
        subject_id: null,
        details: Object.assign({ list } as Record<string, unknown>, filters),
      }),
    );
    return csvFile<Row>({
      name: `ayana-${list}`,
      now: this.tools.clock.now(),
      columns,
      page: (part) => this.list(Object.assign({}, filters, part)),
    });
  }

  /** A row with what depends on it. @throws AppError `not_found` */
  one(id: string): Promise<Row> {
    return this.tools.database.derive(async (em) => this.whole(this.contextOf(em, id)));
  }

  /** @throws AppError `invalid_fields` */
  async add(em: EntityManager, user: CurrentUser, body: Body): Promise<Row> {
    const context = this.contextOf(em, this.tools.ids.next());
    const { columns, derived, faults, newColumns, saveParts, table } = this.definition;
    await lockCatalogue(em);
    refuse(await faults(body, null, context));
    await insertRow(em, table, {
      id: context.id,
      created_at: context.now,
      ...stamp(user, context, 1),
      ...picked<Partial<Body>>(body, columns),
      ...derived?.(body),
      ...(await newColumns(body, context)),
    });
    await saveParts?.(body, null, context);
    return this.answer(user, context, { added: true });
  }

  /** @throws AppError `not_found`, `stale_version`, `invalid_fields` */
  update(user: CurrentUser, id: string, change: Partial<Body>, ifMatch?: string): Promise<Row> {
    if (Object.keys(change).length === 0)
      throw refusedFields([{ field: this.definition.columns[0] ?? 'id', message: messages.nothing_to_change }]);
    return this.locked(id, ifMatch, (before, context) => this.changed(user, change, before, context));
  }

  /** As `update`, within a transaction of the caller. */
  async updateWithin(em: EntityManager, user: CurrentUser, id: string, change: Partial<Body>): Promise<Row> {
    await lockCatalogue(em);
    const context = this.contextOf(em, id);
    return this.changed(user, change, await this.find(context), context);
  }

  /** What a change would be refused for. @throws AppError `not_found`, `invalid_fields`, `needs_confirmation` */
  async check(em: EntityManager, id: string, change: Partial<Body>): Promise<void> {
    const context = this.contextOf(em, id);
    const before = await this.find(context);
    refuse(await this.definition.faults(change, before, context));
    this.ask(change, before);
  }

  /** What a new row would be refused for. @throws AppError `invalid_fields` */
  async checkNew(em: EntityManager, body: Body): Promise<void> {
    refuse(await this.definition.faults(body, null, this.contextOf(em, this.tools.ids.next())));
  }

  /** The stored row, without what depends on it. @throws AppError `not_found` */
  row(em: EntityManager, id: string): Promise<Row> {
    return this.find(this.contextOf(em, id));
  }

  /** Asks about prices that differ a hundredfold from what they were. */
  private ask(change: Partial<Body>, before: Row): void {
    askAbout(priceDoubts(this.definition.prices?.(change, before) ?? []));
  }

  private async changed(user: CurrentUser, change: Partial<Body>, before: Row, context: RowContext): Promise<Row> {
    const { columns, derived, faults, saveParts } = this.definition;
    refuse(await faults(change, before, context));
    this.ask(change, before);
    await this.write(user, context, before, { ...picked<Partial<Body>>(change, columns), ...derived?.(change) });
    await saveParts?.(change, before, context);
    return this.answer(user, context, { changed: Object.keys(change) });
  }

  /**
   * Removes a row from everything the public sees; one that is removed already stays so.
   * @param hidesDependents whether what depends on it is no longer shown either
   * @throws AppError `illegal_transition` where something depends on it
   */
  async remove(user: CurrentUser, id: string, hidesDependents: boolean, ifMatch?: string): Promise<void> {
    await this.locked(id, ifMatch, async (row, context) => {
      if (!row.is_active) return row;
      const all = await this.definition.dependents(context);
      const blocking = all.filter(({ blocks }) => blocks);
      if (blocking.length > 0) throw new AppError('illegal_transition', messages.blocked(dependentsText(blocking)));
      if (all.length > 0 && !hidesDependents)
        throw new AppError('illegal_transition', messages.hides(dependentsText(all)));
      await this.setActive(user, context, row, false);
      return this.answer(user, context, { removed: true });
    });
  }

  /** @throws AppError `illegal_transition` where what it belongs to is removed */
  restore(user: CurrentUser, id: string, ifMatch?: string): Promise<Row> {
    return this.locked(id, ifMatch, async (row, context) => {
      if (row.is_active) return this.whole(context);
      const refusal = await this.definition.restoreRefusal(row, context);
      if (refusal !== null) throw new AppError('illegal_transition', refusal);
      await this.setActive(user, context, row, true);
      return this.answer(user, context, { restored: true });
    });
  }

  private locked(
    id: string,
    ifMatch: string | undefined,
    work: (row: Row, context: RowContext) => Promise<Row>,
  ): Promise<Row> {
    return this.tools.database.write(async (em) => {
      await lockCatalogue(em);
      const context = this.contextOf(em, id);
      const row = await this.find(context);
      refuseStale(ifMatch, row.version);
      return work(row, context);
    });
  }

  private async setActive(user: CurrentUser, context: RowContext, row: Row, isActive: boolean): Promise<void> {
    await this.definition.setActive(isActive, context);
    await this.write(user, context, row, {});
  }

  private write(user: CurrentUser, context: RowContext, { version }: Row, values: Record<string, unknown>) {
    return updateRow(context.em, this.definition.table, context.id, {
      ...values,
      ...stamp(user, context, version + 1),
    });
  }

  private async answer(user: CurrentUser, context: RowContext, details: Record<string, unknown>): Promise<Row> {
    const { em, id } = context;
    await this.tools.trail.record(em, {
      action: this.definition.changed,
      actor: user,
      subject_id: null,
      details: { id, ...details },
    });
    return this.whole(context);
  }

  private async whole(context: RowContext): Promise<Row> {
    const [row, dependents] = [await this.find(context), await this.definition.dependents(context)];
    return Object.assign(row, { dependents });
  }

  private async find({ em, id }: RowContext): Promise<Row> {
    const [row] = await this.rows(within(em))
      .where(sql<boolean>`kept.id = ${id}`)
      .execute();
    if (row === undefined) throw notFound();
    return withIsoTime(row);
  }

  private rows(database: Kysely<Tables>): SelectQueryBuilder<RowTable, 'kept', Row> {
    const rows = database
      .selectFrom(sql<CatalogueRowDto>`(${this.definition.rows})`.as<'kept'>('kept'))
      .selectAll('kept');
    // Kysely does not follow a type parameter into the columns of a query.
    return rows as unknown as SelectQueryBuilder<RowTable, 'kept', Row>;
  }

  private contextOf(em: EntityManager, id: string): RowContext {
    return { em, id, now: this.tools.clock.now(), newId: () => this.tools.ids.next() };
  }
}

interface RowTable {
  kept: CatalogueRowDto;
}

const stamp = (user: CurrentUser, { now }: RowContext, version: number) => ({
  version,
  updated_by: user.id,
  updated_at: now,
});

/** Those of some columns that a body has. */
function picked<Body extends object>(body: Body, columns: readonly (keyof Body & string)[]): Record<string, unknown> {
  return Object.fromEntries(columns.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
}

const withIsoTime = <Row extends CatalogueRowDto>(row: Row): Row =>
  Object.assign({}, row, { updated_at: isoTime(row.updated_at) });

function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw refusedFields(errors);
}
