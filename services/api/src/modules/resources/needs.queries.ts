import {
  betterFirst,
  distanceKm,
  isWithinHours,
  needNumber,
  type ResourceNeed,
  type ResourceNeedDetail,
  type ResourceSuggestion,
} from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import { editorOf } from '../../platform/database/last-editor.js';
import type { Tables } from '../../platform/database/tables.js';
import { mapPage, type Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { commitmentsOf } from './commitments.queries.js';
import type { NEED_SORTS, NeedsQueryDto } from './resources.dto.js';
import { freeOf, resourceOf, resources } from './resources.queries.js';

const WEEK = 7 * 24 * 60 * 60 * 1000;

const sumOf = (states: readonly string[]) =>
  sql<number>`(select coalesce(sum(quantity), 0)::integer from resource_commitments
    where need_id = need.id and state in (${sql.join([...states])}))`;

function needs(database: Kysely<Tables>) {
  return database
    .selectFrom('resource_needs as need')
    .innerJoin('cities as city', 'city.id', 'need.city_id')
    .leftJoin('users as person', 'person.id', 'need.created_by')
    .selectAll('need')
    .select([
      'city.name as city_name',
      'city.latitude',
      'city.longitude',
      'person.name as person_name',
      editorOf('need').as('editor'),
      sumOf(['committed', 'dispatched', 'arrived']).as('committed'),
      sumOf(['offered']).as('offered'),
    ]);
}

type NeedListRow = Awaited<ReturnType<ReturnType<typeof needs>['execute']>>[number];
type NeedFilters = Omit<NeedsQueryDto, 'sort' | 'order' | 'limit' | 'cursor'>;

const NEEDS: ListDefinition<NeedListRow, (typeof NEED_SORTS)[number], NeedFilters, null> = {
  id: 'need.id',
  sort: 'from',
  sorts: {
    from: { column: 'need.from_at', type: 'timestamptz', order: 'asc', of: ({ from_at }) => from_at },
    created: { column: 'need.created_at', type: 'timestamptz', order: 'desc', of: ({ created_at }) => created_at },
  },
  filters: {
    state: (states) => sql`need.state = any (${states})`,
    kind: (kinds) => sql`need.kind = any (${kinds})`,
    city: (id) => sql`need.city_id = ${id}`,
    incident: (id) => sql`need.incident_id = ${id}`,
  },
};

export function listNeeds(database: Kysely<Tables>, query: NeedsQueryDto): Promise<Page<ResourceNeed>> {
  return mapPage(keysetList(needs(database), NEEDS, query, null), needOf);
}

export async function findNeed(database: Kysely<Tables>, id: string): Promise<ResourceNeedDetail | undefined> {
  const row = await needs(database).where('need.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { details, closed_note, state, committed } = row;
  return {
    ...needOf(row),
    details,
    closed_note,
    commitments: await commitmentsOf(database, { need_id: id }),
    may_close: state !== 'closed' && committed === 0,
    may_reopen: state === 'closed',
  };
}

/** Resources that could meet a need: free, with its language, open, near and little used ones first. */
export async function suggestFor(
  database: Kysely<Tables>,
  need: ResourceNeed,
  { now, limit }: { now: Date; limit: number },
): Promise<ResourceSuggestion[]> {
  const [from, until] = [new Date(need.from_at), new Date(need.until_at)];
  const [early, late] = [new Date(from.getTime() - WEEK), new Date(from.getTime() + WEEK)];
  const rows = await resources(database, now)
    .select([
      freeOf(from, until, now).as('free_then'),
      sql<number>`(select count(*)::integer from resource_commitments other where other.resource_id = resource.id
        and other.state not in ('offered', 'withdrawn') and other.from_at between ${early} and ${late})`.as('load'),
    ])
    .where('resource.kind', '=', need.kind)
    .where('resource.is_in_service', '=', true)
    .where(sql<boolean>`not exists (select from resource_commitments mine where mine.resource_id = resource.id
      and mine.need_id = ${need.id} and mine.state in ('offered', 'committed', 'dispatched', 'arrived'))`)
    .execute();
  const found = rows.map(({ free_then, load, ...row }): ResourceSuggestion => {
    const { id, kind, name, place, languages, capacity, phone, partner, hours } = resourceOf(row);
    return {
      resource: { id, kind, name, place, languages, capacity, phone, partner },
      distance_km: distanceKm(place, need.place),
      speaks: need.language === null ? null : languages.includes(need.language),
      free: free_then,
      is_free: free_then > 0,
      in_hours: isWithinHours(hours, from),
      load,
    };
  });
  return found.toSorted(betterFirst).slice(0, limit);
}

function needOf(row: NeedListRow): ResourceNeed {
  const { id, kind, title, state, language, quantity, committed, offered, incident_id, version } = row;
  return {
    id,
    number: needNumber(row.number),
    kind,
    title,
    state,
    place: { id: row.city_id, name: row.city_name, latitude: row.latitude, longitude: row.longitude },
    language,
    quantity,
    committed,
    offered,
    from_at: isoTime(row.from_at),
    until_at: isoTime(row.until_at),
    incident_id,
    created_by: row.created_by === null ? null : { id: row.created_by, name: row.person_name ?? '' },
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    updated_by: row.editor,
    version,
  };
}
