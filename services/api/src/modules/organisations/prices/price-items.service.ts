import { type Doubt, priceDoubts } from '@ayana/contracts/journey';
import type { PriceItem } from '@ayana/contracts/organisations';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../../platform/database/database.js';
import { csvFile } from '../../../platform/http/csv/csv-file.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { askAbout } from '../../../platform/http/confirmations.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { AuditTrail } from '../../activity/index.js';
import { refuseReaders } from '../members/refuse-readers.js';
import { ORGANISATION_MESSAGES as messages } from '../messages.js';
import { PriceItemRow } from './price-item.entity.js';
import { hospitals, items } from './price-items.queries.js';
import type { NewPriceItemDto, PriceItemChangeDto, PriceItemFilters, PriceItemsQueryDto } from './price-items.dto.js';

const LIST: ListDefinition<
  PriceItem,
  'label' | 'unit_price',
  Pick<PriceItemFilters, 'partner_hospital_id' | 'category' | 'q' | 'on'>,
  null
> = {
  id: 'item.id',
  sort: 'label',
  sorts: {
    label: { column: 'item.label', type: 'text', order: 'asc', of: ({ label }) => label },
    unit_price: { column: 'item.unit_price', type: 'integer', order: 'asc', of: ({ unit_price }) => unit_price },
  },
  filters: {
    partner_hospital_id: (id) => sql`item.partner_hospital_id = ${id}`,
    category: (category) => sql`item.category = ${category}`,
    q: (q) => containsWords(sql`search_text(item.label)`, q),
    on: (day) => sql`${day}::date between item.valid_from and coalesce(item.valid_until, 'infinity'::date)`,
  },
};

/** The price sheets of hospitals: each organisation its own, the staff any. */
@Injectable()
export class PriceItems {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
  ) {}

  list(user: CurrentUser, query: PriceItemsQueryDto): Promise<Page<PriceItem>> {
    const rows = items(this.database.read(), user);
    return mapPage(keysetList(rows, LIST, query, null), withIsoTime);
  }

  export(user: CurrentUser, { limit: _limit, cursor: _cursor, ...filters }: PriceItemFilters): StreamableFile {
    return csvFile<PriceItem>({
      name: 'ayana-prices',
      now: this.clock.now(),
      columns: {
        hospital: ({ hospital_name }) => hospital_name,
        category: ({ category }) => category,
        label: ({ label }) => label,
        unit_price_usd: ({ unit_price }) => (unit_price / 100).toFixed(2),
        valid_from: ({ valid_from }) => valid_from,
        valid_until: ({ valid_until }) => valid_until,
      },
      page: (part) => this.list(user, { ...filters, ...part }),
    });
  }

  /**
   * A price with its first day after that of one without an end takes over from it: the older one ends the day before.
   * @throws AppError `invalid_fields` for days on which the label has a price already
   */
  async add(em: EntityManager, user: CurrentUser, form: NewPriceItemDto): Promise<PriceItem> {
    await refuseReaders(em, user);
    const { partner_hospital_id: wanted, valid_until = null, ...terms } = form;
    const partner_hospital_id = await this.lockHospital(em, user, wanted);
    if (partner_hospital_id === null)
      throw refusedFields([{ field: 'partner_hospital_id', message: messages.not_your_hospital }]);
    const now = this.clock.now();
    const row = { ...terms, id: this.ids.next(), partner_hospital_id, valid_until, version: 1 };
    refuseReversed(row);
    askAbout(await listDoubts(em, row));
    await this.endEarlier(em, user, row);
    await refuseOverlaps(em, row);
    em.create(PriceItemRow, { ...row, updated_by: user.id, created_at: now, updated_at: now });
    await em.flush();
    return this.written(em, user, row.id, { added: true });
  }

  /** @throws AppError `not_found` for that of another hospital; `stale_version`; `invalid_fields` */
  change(user: CurrentUser, id: string, form: PriceItemChangeDto, ifMatch: string | undefined): Promise<PriceItem> {
    return this.database.write(async (em) => {
      const row = await this.lock(em, user, id);
      refuseStale(ifMatch, row.version);
      const { label, unit_price } = row;
      Object.assign(row, form);
      askAbout(priceDoubts([{ field: 'unit_price', label, typed: row.unit_price, usual: unit_price }]));
      refuseReversed(row);
      await refuseOverlaps(em, row);
      row.version += 1;
      row.updated_by = user.id;
      row.updated_at = this.clock.now();
      await em.flush();
      return this.written(em, user, id, { changed: Object.keys(form) });
    });
  }

  /** Quotes keep their own lines, so nothing depends on it. */
  remove(user: CurrentUser, id: string, ifMatch: string | undefined): Promise<void> {
    return this.database.write(async (em) => {
      const row = await this.lock(em, user, id);
      refuseStale(ifMatch, row.version);
      em.remove(row);
      await em.flush();
      await this.record(em, user, id, { removed: true });
    });
  }

  private async lock(em: EntityManager, user: CurrentUser, id: string): Promise<PriceItemRow> {
    await refuseReaders(em, user);
    const found = await items(within(em), user).where('item.id', '=', id).executeTakeFirstOrThrow(notFound);
    await this.lockHospital(em, user, found.partner_hospital_id);
    const row = await em.findOne(PriceItemRow, { id }, FOR_UPDATE);
    if (row === null) throw notFound();
    return row;
  }

  /** The sheet of one hospital is changed by one after the other. Without a name: the only hospital there is. */
  private async lockHospital(em: EntityManager, user: CurrentUser, id: string | undefined): Promise<string | null> {
    const rows = await hospitals(within(em), user)
      .$if(id !== undefined, (query) => query.where('hospital.id', '=', id ?? ''))
      .limit(2)
      .forNoKeyUpdate()
      .execute();
    return rows.length === 1 ? (rows[0]?.id ?? null) : null;
  }

  private async endEarlier(em: EntityManager, user: CurrentUser, row: Days): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      update price_items set valid_until = ${row.valid_from}::date - 1, version = version + 1, updated_by = ${user.id},
        updated_at = ${this.clock.now()}
      where partner_hospital_id = ${row.partner_hospital_id} and lower(label) = lower(${row.label})
        and valid_until is null and valid_from < ${row.valid_from}::date returning id`.execute(within(em));
    for (const { id } of rows) await this.record(em, user, id, { changed: ['valid_until'] });
  }

  private async written(em: EntityManager, user: CurrentUser, id: string, details: object): Promise<PriceItem> {
    await this.record(em, user, id, details);
    return withIsoTime(await items(within(em), user).where('item.id', '=', id).executeTakeFirstOrThrow());
  }

  private record(em: EntityManager, actor: CurrentUser, id: string, details: object): Promise<void> {
    return this.trail.record(em, { action: 'price.changed', actor, subject_id: null, details: { id, ...details } });
  }
}

type Days = Pick<PriceItemRow, 'id' | 'partner_hospital_id' | 'label' | 'valid_from'> & {
  valid_until?: string | null | undefined;
};

/** A new price is compared with the newest one of its label. */
async function listDoubts(em: EntityManager, row: Days & { unit_price: number }): Promise<Doubt[]> {
  const { rows } = await sql<{ unit_price: number }>`
    select unit_price from price_items
    where partner_hospital_id = ${row.partner_hospital_id} and lower(label) = lower(${row.label})
    order by valid_from desc limit 1`.execute(within(em));
  const { label, unit_price } = row;
  return priceDoubts([{ field: 'unit_price', label, typed: unit_price, usual: rows[0]?.unit_price }]);
}

function refuseReversed({ valid_from, valid_until }: Days): void {
  if (valid_until != null && valid_until < valid_from)
    throw refusedFields([{ field: 'valid_until', message: messages.price_days }]);
}

async function refuseOverlaps(em: EntityManager, row: Days): Promise<void> {
  const { rows } = await sql<{ valid_from: string; valid_until: string | null }>`
    select valid_from::text, valid_until::text from price_items
    where partner_hospital_id = ${row.partner_hospital_id} and lower(label) = lower(${row.label}) and id <> ${row.id}
      and daterange(valid_from, valid_until, '[]') && daterange(${row.valid_from}::date, ${row.valid_until ?? null}::date, '[]')
    order by valid_from limit 1`.execute(within(em));
  const [other] = rows;
  if (other !== undefined)
    throw refusedFields([
      { field: 'valid_from', message: messages.price_overlaps(other.valid_from, other.valid_until) },
    ]);
}

const withIsoTime = (item: PriceItem): PriceItem => ({ ...item, updated_at: isoTime(item.updated_at) });
