import { COMPLEXITY_LEVELS, type Treatment } from '@ayana/contracts/catalogue';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition, type ListPart } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import type { TreatmentFilters, TreatmentSort } from '../treatments.dto.js';

/** Every treatment, the inactive ones too. */
function treatments(database: Kysely<Tables>) {
  return database
    .selectFrom('treatments as treatment')
    .leftJoin('users as editor', 'editor.id', 'treatment.updated_by')
    .select([
      'treatment.id',
      'treatment.name',
      'treatment.category',
      'treatment.complexity_level',
      'treatment.description',
      'treatment.slug',
      'treatment.plain_name',
      'treatment.department',
      'treatment.conditions_in_plain_words',
      sql<string | null>`treatment.reviewed_on::text`.as('reviewed_on'),
      'treatment.reviewer_id',
      'treatment.is_active',
      'treatment.india_usd_min',
      'treatment.india_usd_max',
      'treatment.us_usd_min',
      'treatment.us_usd_max',
      'treatment.hospital_days',
      'treatment.total_days_in_india',
      'treatment.source',
      'treatment.created_at',
      'treatment.updated_at',
      'treatment.version',
      'treatment.updated_by',
      'editor.name as editor_name',
      sql<boolean>`treatment.featured_rank is not null`.as('is_featured'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof treatments>['execute']>>[number];

const TREATMENTS: ListDefinition<Row, TreatmentSort, TreatmentFilters, null> = {
  id: 'treatment.id',
  sort: 'name',
  sorts: {
    name: { column: 'treatment.name', type: 'text', order: 'asc', of: ({ name }) => name },
    category: byText('treatment.category', ({ category }) => category),
    complexity: byOrder('treatment.complexity_level', COMPLEXITY_LEVELS, (row) => row.complexity_level),
    price: {
      column: 'treatment.india_usd_min',
      type: 'integer',
      order: 'asc',
      nullable: true,
      of: ({ india_usd_min }) => india_usd_min,
    },
    updated: { column: 'treatment.updated_at', type: 'timestamptz', order: 'desc', of: ({ updated_at }) => updated_at },
  },
  filters: {
    q: (q) =>
      containsWords(
        sql`search_text(concat_ws(' ', treatment.name, treatment.plain_name, treatment.category, treatment.slug))`,
        q,
      ),
    category: (category) => sql`treatment.category = ${category}`,
    complexity_level: (complexity) => sql`treatment.complexity_level = ${complexity}`,
    state: (state) => sql`treatment.is_active = ${state === 'active'}`,
    featured: (featured) => sql`(treatment.featured_rank is not null) = ${featured}`,
  },
};

export function listTreatments(
  database: Kysely<Tables>,
  query: ListPart<TreatmentSort> & TreatmentFilters,
): Promise<Page<Treatment>> {
  return mapPage(keysetList(treatments(database), TREATMENTS, query, null), treatmentOf);
}

export async function findTreatment(database: Kysely<Tables>, id: string): Promise<Treatment | null> {
  const row = await treatments(database).where('treatment.id', '=', id).executeTakeFirst();
  return row === undefined ? null : treatmentOf(row);
}

function treatmentOf({ version, updated_by, editor_name, is_featured, ...row }: Row): Treatment {
  return {
    ...row,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    upkeep: {
      version,
      is_featured,
      updated_by: updated_by === null ? null : { id: updated_by, name: editor_name ?? '' },
    },
  };
}
