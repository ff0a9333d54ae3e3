import {
  type Resource,
  type ResourceKind,
  type ResourcePoint,
  MOVING_KINDS,
  type ResourceDetail,
} from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../platform/database/database.js';
import { editorOf } from '../../platform/database/last-editor.js';
import type { Tables } from '../../platform/database/tables.js';
import { mapPage, type Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition, type ListPart } from '../../platform/http/lists/keyset-list.js';
import { byText } from '../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import { commitmentsOf } from './commitments.queries.js';
import type { ResourceSort, ResourcesQueryDto } from './resources.dto.js';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const MOVING = sql`resource.kind in (${sql.join([...MOVING_KINDS])})`;

/**
 * What is left of a resource for a whole time. What moves is whole or not at all: what has not come back is not free before it has.
 * @param now the present; what is on its way then is taken until it is released
 */
export const freeOf = (from: Date, until: Date, now: Date) => sql<number>`(case when ${MOVING}
  then case when exists (select from resource_commitments taken where taken.resource_id = resource.id
      and taken.state in ('committed', 'dispatched', 'arrived') and taken.from_at < ${until}
      and case when taken.state = 'committed' then taken.until_at else greatest(taken.until_at, ${now}::timestamptz) end
        > ${from}::timestamptz)
    then 0 else resource.capacity end
  else greatest(0, resource.capacity - resource_taken(resource.id, null, ${from}, ${until})) end)::integer`;

const moment = (now: Date): Date => new Date(now.getTime() + 1);

export function resources(database: Kysely<Tables>, now: Date) {
  const week = new Date(now.getTime() + WEEK);
  return database
    .selectFrom('resources as resource')
    .innerJoin('cities as city', 'city.id', 'resource.city_id')
    .leftJoin('partners as partner', 'partner.id', 'resource.partner_id')
    .select([
      'resource.id',
      'resource.kind',
      'resource.name',
      'resource.city_id',
      'city.name as city_name',
      'city.latitude',
      'city.longitude',
      sql<string[] | string>`to_jsonb(resource.languages)`.as('languages'),
      'resource.capacity',
      'resource.hours',
      'resource.partner_id',
      'partner.company_name as partner_name',
      'resource.phone',
      'resource.note',
      'resource.is_in_service',
      'resource.version',
      'resource.updated_at',
      editorOf('resource').as('editor'),
      freeOf(now, moment(now), now).as('free'),
      sql<number>`(select count(*)::integer from resource_commitments coming where coming.resource_id = resource.id
        and coming.state = 'committed' and coming.from_at between ${now} and ${week})`.as('upcoming'),
      sql<Resource['now'] | string>`(select jsonb_build_object('commitment_id', here.id, 'need_id', need.id,
          'need_title', need.title, 'state', here.state, 'until_at', here.until_at)
        from resource_commitments here join resource_needs need on need.id = here.need_id
        where here.resource_id = resource.id and (here.state in ('dispatched', 'arrived')
          or (here.state = 'committed' and here.from_at <= ${now} and here.until_at > ${now}))
        order by here.state = 'committed', here.from_at limit 1)`.as('now'),
    ]);
}

type ResourceListRow = Awaited<ReturnType<ReturnType<typeof resources>['execute']>>[number];
type ResourceFilters = Omit<ResourcesQueryDto, 'sort' | 'order' | 'limit' | 'cursor' | 'free_from' | 'free_until'> & {
  free?: { from: Date; until: Date };
};

const RESOURCES: ListDefinition<ResourceListRow, ResourceSort, ResourceFilters, Date> = {
  id: 'resource.id',
  sort: 'name',
  sorts: {
    name: byText('resource.name', ({ name }) => name),
    kind: byText('resource.kind', ({ kind }) => kind),
    city: byText('city.name', ({ city_name }) => city_name),
  },
  filters: {
    kind: (kinds) => sql`resource.kind = any (${kinds})`,
    city: (id) => sql`resource.city_id = ${id}`,
    language: (tag) => sql`resource.languages @> array[${tag}]`,
    partner: (id) => sql`resource.partner_id = ${id}`,
    is_in_service: (inService) => sql`resource.is_in_service = ${inService}`,
    free: ({ from, until }, now) => sql`(resource.is_in_service and ${freeOf(from, until, now)} > 0)`,
    q: (q) => containsWords(sql.ref('resource.search'), q),
  },
};

export function listResources(
  database: Kysely<Tables>,
  query: ResourceFilters & ListPart<ResourceSort>,
  now: Date,
): Promise<Page<Resource>> {
  return mapPage(keysetList(resources(database, now), RESOURCES, query, now), resourceOf);
}

export async function findResource(
  database: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<ResourceDetail | undefined> {
  const row = await resources(database, now).where('resource.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  return { ...resourceOf(row), note: row.note, commitments: await commitmentsOf(database, { resource_id: id }) };
}

/** What the map shows: every city with a resource in service, or an open need. */
export async function findPoints(database: Kysely<Tables>, now: Date): Promise<ResourcePoint[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    latitude: number;
    longitude: number;
    open_needs: number;
    kinds: ResourcePoint['kinds'] | string;
  }>`
    with counted as (
      select resource.city_id, resource.kind, count(*)::integer as resources,
        (count(*) filter (where ${freeOf(now, moment(now), now)} > 0))::integer as free
      from resources resource where resource.is_in_service group by resource.city_id, resource.kind),
    needed as (select city_id, count(*)::integer as needs from resource_needs where state = 'open' group by city_id)
    select city.id, city.name, city.latitude, city.longitude, coalesce(max(needed.needs), 0)::integer as open_needs,
      coalesce(jsonb_agg(jsonb_build_object('kind', counted.kind, 'resources', counted.resources, 'free', counted.free)
        order by counted.kind) filter (where counted.kind is not null), '[]') as kinds
    from cities city left join counted on counted.city_id = city.id left join needed on needed.city_id = city.id
    where counted.kind is not null or needed.needs > 0
    group by city.id order by city.name`.execute(database);
  return rows.map(({ id, name, latitude, longitude, open_needs, kinds: found }) => {
    const kinds = jsonOf(found);
    const sum = (of: 'resources' | 'free'): number => kinds.reduce((total, each) => total + each[of], 0);
    return {
      place: { id, name, latitude, longitude },
      resources: sum('resources'),
      free: sum('free'),
      open_needs,
      kinds,
    };
  });
}

export function resourceOf(row: ResourceListRow): Resource {
  const { id, kind, name, capacity, free, phone, is_in_service, upcoming, version } = row;
  const here = row.now === null ? null : jsonOf(row.now);
  return {
    id,
    kind: kind satisfies ResourceKind,
    name,
    place: { id: row.city_id, name: row.city_name, latitude: row.latitude, longitude: row.longitude },
    languages: jsonOf(row.languages),
    capacity,
    free,
    hours: row.hours === null ? null : jsonOf(row.hours),
    partner: row.partner_id === null ? null : { id: row.partner_id, name: row.partner_name ?? '' },
    phone,
    is_in_service,
    now: here === null ? null : { ...here, until_at: isoTime(here.until_at) },
    upcoming,
    version,
    updated_at: isoTime(row.updated_at),
    updated_by: row.editor,
  };
}
