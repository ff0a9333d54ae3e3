import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Database, isoTime } from '../../platform/database/database.js';
import type {
  SearchTreatmentsDto,
  TreatmentCategoryDto,
  TreatmentDto,
  TreatmentsPageDto,
  TreatmentsQueryDto,
} from './treatments.dto.js';
import { FEATURED_LIMIT, SEARCH_LIMIT } from './treatments.dto.js';

const COLUMNS = [
  'id',
  'name',
  'category',
  'complexity_level',
  'description',
  'is_active',
  'india_usd_min',
  'india_usd_max',
  'us_usd_min',
  'us_usd_max',
  'hospital_days',
  'total_days_in_india',
  'source',
  'created_at',
  'updated_at',
] as const;

/** Rows looked at before ranking, so that a common word costs no more than a rare one. */
const CANDIDATES = 500;
/** How alike a misspelt word must be (pg_trgm's word similarity). */
const ALIKE = 0.45;

type Row = Omit<TreatmentDto, 'created_at' | 'updated_at'> & { created_at: Date | string; updated_at: Date | string };

const shown = (row: object): TreatmentDto => {
  const treatment = row as Row;
  return { ...treatment, created_at: isoTime(treatment.created_at), updated_at: isoTime(treatment.updated_at) };
};

/** The catalogue as everybody may read it: active treatments only. */
@Injectable()
export class TreatmentsService {
  constructor(private readonly database: Database) {}

  /** By whole words first, then by what begins alike or is misspelt; without a term by name. */
  async search(query: SearchTreatmentsDto): Promise<TreatmentDto[]> {
    let select = this.database.read().selectFrom('treatments').select(COLUMNS).where('is_active', '=', true);
    if (query.p_category) select = select.where(sql<boolean>`lower(category) = lower(${query.p_category})`);
    if (query.p_complexity_level) select = select.where('complexity_level', '=', query.p_complexity_level);
    const limit = query.p_limit ?? SEARCH_LIMIT;
    const term = query.p_search_term;
    if (!term) return (await select.orderBy('name').orderBy('id').limit(limit).execute()).map(shown);

    const plain = sql<string>`search_text(${term})`;
    const words = sql`websearch_to_tsquery('english', ${plain})`;
    const candidates = select
      .select([sql<number>`ts_rank(search, ${words}) + word_similarity(${plain}, search_name)`.as('rank')])
      .where(
        sql<boolean>`(search @@ ${words} or search_name like '%' || replace(replace(replace(${plain}, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
          or word_similarity(${plain}, search_name) >= ${ALIKE})`,
      )
      .limit(CANDIDATES)
      .as('candidate');
    const rows = await this.database
      .read()
      .selectFrom(candidates)
      .select(COLUMNS)
      .orderBy('rank', 'desc')
      .orderBy('name')
      .limit(limit)
      .execute();
    return rows.map(shown);
  }

  /** By name; `featured` is the first five (spec section 7). */
  async list(query: TreatmentsQueryDto): Promise<TreatmentsPageDto> {
    const limit = query.featured ? FEATURED_LIMIT : (query.limit ?? SEARCH_LIMIT);
    let select = this.database.read().selectFrom('treatments').select(COLUMNS).where('is_active', '=', true);
    if (query.category) select = select.where('category', '=', query.category);
    if (query.cursor) {
      const { name, id } = readCursor(query.cursor);
      select = select.where(sql<boolean>`(name, id) > (${name}, ${id}::uuid)`);
    }
    const rows = await select
      .orderBy('name')
      .orderBy('id')
      .limit(limit + 1)
      .execute();
    const items = rows.slice(0, limit).map(shown);
    const last = items.at(-1);
    const more = rows.length > limit && !query.featured && last !== undefined;
    return {
      items,
      next_cursor: more ? Buffer.from(JSON.stringify([last.name, last.id])).toString('base64url') : null,
    };
  }

  async one(id: string): Promise<TreatmentDto> {
    const row = await this.database
      .read()
      .selectFrom('treatments')
      .select(COLUMNS)
      .where('id', '=', id)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (!row) throw notFound();
    return shown(row);
  }

  categories(): Promise<TreatmentCategoryDto[]> {
    return this.database
      .read()
      .selectFrom('treatment_categories')
      .select(['id', 'name', 'is_active'])
      .where('is_active', '=', true)
      .orderBy('name')
      .execute();
  }
}

function readCursor(cursor: string): { name: string; id: string } {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && typeof parts[0] === 'string' && /^[0-9a-f-]{36}$/.test(String(parts[1])))
      return { name: parts[0], id: String(parts[1]) };
  } catch {
    // Not a text this API handed out: refused below.
  }
  throw refusedFields([{ field: 'cursor', message: 'Cursor must be the next_cursor of the page before.' }]);
}
