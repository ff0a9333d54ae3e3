import type { Treatment, TreatmentsPage } from '@ayana/contracts/catalogue';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Database } from '../../platform/database/database.js';
import { type Prepared, prepared } from '../../platform/database/prepared.js';
import { decodeParts, encodeParts, pageOf, refusedCursor } from '../../platform/http/cursor.js';
import { SearchTreatments } from '../search/index.js';
import { CATALOGUE_MESSAGES } from './messages.js';
import type { SearchTreatmentsDto, TreatmentsQueryDto } from './treatments.dto.js';
import { FEATURED_LIMIT, SEARCH_LIMIT } from './treatments.dto.js';

/** The public columns of a treatment, of the table `treatments`. */
export const TREATMENT_COLUMNS = `id, name, category, complexity_level, description, slug, plain_name, department, conditions_in_plain_words,
  reviewed_on, reviewer_id, is_active, india_usd_min, india_usd_max, us_usd_min, us_usd_max, hospital_days, total_days_in_india,
  source, created_at, updated_at`;

/** Before category and complexity filter them. */
const MAX_FOUND = 200;

const ONE = prepared<Treatment>(`select ${TREATMENT_COLUMNS} from treatments where id = $1 and is_active`);

/** By name: `where` filters, with parameters from $2. One statement per filter, so that each uses the matching index. */
const byName = (...where: string[]): Prepared<Treatment> =>
  prepared(
    `select ${TREATMENT_COLUMNS} from treatments where ${['is_active', ...where].join(' and ')} order by name, id limit $1`,
  );

const AFTER = '(name, id) > ($2, $3::uuid)';
const IN_CATEGORY = (place: number): string => `lower(category) = lower($${place}) and category = $${place}`;
const LISTS = {
  first: byName(),
  next: byName(AFTER),
  first_of_category: byName(IN_CATEGORY(2)),
  next_of_category: byName(AFTER, IN_CATEGORY(4)),
};

const OF_CATEGORY = byName('lower(category) = lower($2)');
const OF_COMPLEXITY = byName('complexity_level = $2');
const OF_BOTH = byName('lower(category) = lower($2)', 'complexity_level = $3');

/** Parameters: limit and category. The one featured last is the first. */
const FEATURED = prepared<Treatment>(
  `select ${TREATMENT_COLUMNS} from treatments
   where is_active and featured_rank is not null and ($2::text is null or category = $2) order by featured_rank, name, id limit $1`,
);

/** Parameters: ids, category, complexity and limit, in the order of the ids. */
const FOUND = prepared<Treatment>(
  `select ${TREATMENT_COLUMNS} from unnest($1::uuid[]) with ordinality found (id, place) join treatments using (id)
   where is_active and ($2::text is null or lower(category) = lower($2)) and ($3::text is null or complexity_level = $3)
   order by place limit $4`,
);

/** The public catalogue: active treatments only. */
@Injectable()
export class TreatmentsService {
  constructor(
    private readonly database: Database,
    private readonly found: SearchTreatments,
  ) {}

  /** The treatments of a search term, the most likely first; without a term by name. */
  async search(query: SearchTreatmentsDto): Promise<Treatment[]> {
    const { p_search_term: term, p_category: category, p_complexity_level: complexity, p_limit = SEARCH_LIMIT } = query;
    if (term) {
      const ids = await this.found.ids(term, MAX_FOUND);
      return this.database.ask(FOUND, [ids, category ?? null, complexity ?? null, p_limit]);
    }
    if (category && complexity) return this.database.ask(OF_BOTH, [p_limit, category, complexity]);
    if (category) return this.database.ask(OF_CATEGORY, [p_limit, category]);
    return complexity
      ? this.database.ask(OF_COMPLEXITY, [p_limit, complexity])
      : this.database.ask(LISTS.first, [p_limit]);
  }

  /** By name; `featured` is at most five (spec section 7). */
  async list(query: TreatmentsQueryDto): Promise<TreatmentsPage> {
    refuseStaffFilters(query);
    if (query.featured) {
      const items = await this.database.ask(FEATURED, [FEATURED_LIMIT, query.category ?? null]);
      return { items, next_cursor: null };
    }
    return pageOf(query.limit ?? SEARCH_LIMIT, (limit) => this.read(query, limit), cursorOf);
  }

  private read({ category, cursor }: TreatmentsQueryDto, limit: number): Promise<Treatment[]> {
    if (!cursor) {
      return category
        ? this.database.ask(LISTS.first_of_category, [limit, category])
        : this.database.ask(LISTS.first, [limit]);
    }
    const { name, id } = readCursor(cursor);
    return category
      ? this.database.ask(LISTS.next_of_category, [limit, name, id, category])
      : this.database.ask(LISTS.next, [limit, name, id]);
  }

  async one(id: string): Promise<Treatment> {
    const [row] = await this.database.ask(ONE, [id]);
    if (!row) throw notFound();
    return row;
  }
}

/** @throws AppError `invalid_fields` for what only the staff's list has */
function refuseStaffFilters({ q, complexity_level, state, sort, order }: TreatmentsQueryDto): void {
  const given = Object.entries({ q, complexity_level, state, sort, order }).filter(([, value]) => value !== undefined);
  if (given.length > 0)
    throw refusedFields(given.map(([field]) => ({ field, message: CATALOGUE_MESSAGES.staff_filter })));
}

function cursorOf({ name, id }: Treatment): string {
  return encodeParts([name, id]);
}

function readCursor(cursor: string): { name: string; id: string } {
  const [name, id] = decodeParts(cursor);
  if (typeof name === 'string' && typeof id === 'string' && isUUID(id)) return { name, id };
  throw refusedCursor();
}
