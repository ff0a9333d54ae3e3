import {
  arrivesInTime,
  betterFirst,
  distanceKm,
  isWithinHours,
  neededBy,
  needNumber,
  type NeedWork,
  type ResourceNeed,
  type ResourceNeedDetail,
  type ResourceSuggestion,
  NEED_STATES,
  TAKING_STATES,
} from '@ayana/contracts/operations';
import { serviceRequestNumber } from '@ayana/contracts/service-desk';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import { editorOf } from '../../platform/database/last-editor.js';
import type { Tables } from '../../platform/database/tables.js';
import { mapPage, type Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../platform/http/lists/sort-keys.js';
import { commitmentsOf } from './commitments.queries.js';
import type { NEED_SORTS, NeedsQueryDto } from './resources.dto.js';
import { freeOf, resourceOf, resources } from './resources.queries.js';

/** States of a carrier's work that meet its need. */
export const MEETING_WORK = ['accepted', 'done'] as const;
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Of the resources in these states; work of a carrier in one of `works` meets the whole need. */
const sumOf = (states: readonly string[], works: readonly string[]) =>
  sql<number>`(select coalesce(sum(quantity), 0)::integer from resource_commitments
    where need_id = need.id and state in (${sql.join([...states])}))
    + case when exists (select from assignments work where work.need_id = need.id and work.status in (${sql.join([...works])}))
      then need.quantity else 0 end`;

function needs(database: Kysely<Tables>) {
  return database
    .selectFrom('resource_needs as need')
    .innerJoin('cities as city', 'city.id', 'need.city_id')
    .leftJoin('users as person', 'person.id', 'need.created_by')
    .leftJoin('patient_journeys as journey', 'journey.id', 'need.journey_id')
    .leftJoin('service_requests as request', 'request.id', 'need.request_id')
    .selectAll('need')
    .select([
      'city.name as city_name',
      'city.latitude',
      'city.longitude',
      'person.name as person_name',
      editorOf('need').as('editor'),
      sumOf(TAKING_STATES, MEETING_WORK).as('committed'),
      sumOf(['offered'], ['offered']).as('offered'),
      'journey.case_number',
      'request.number as request_number',
    ]);
}

type NeedListRow = Awaited<ReturnType<ReturnType<typeof needs>['execute']>>[number];
type NeedFilters = Omit<NeedsQueryDto, 'sort' | 'order' | 'limit' | 'cursor'>;

const NEEDS: ListDefinition<NeedListRow, (typeof NEED_SORTS)[number], NeedFilters, null> = {
  id: 'need.id',
  sort: 'from',
  sorts: {
    from: { column: 'need.from_at', type: 'timestamptz', order: 'asc', of: ({ from_at }) => from_at },
    title: byText('need.title', ({ title }) => title),
    kind: byText('need.kind', ({ kind }) => kind),
    city: byText('city.name', ({ city_name }) => city_name),
    state: byOrder('need.state', NEED_STATES, ({ state }) => state),
    created: { column: 'need.created_at', type: 'timestamptz', order: 'desc', of: ({ created_at }) => created_at },
  },
  filters: {
    state: (states) => sql`need.state = any (${states})`,
    kind: (kinds) => sql`need.kind = any (${kinds})`,
    city: (id) => sql`need.city_id = ${id}`,
    incident: (id) => sql`need.incident_id = ${id}`,
    journey_id: (id) => sql`need.journey_id = ${id}`,
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
    work: await workOf(database, id),
    may_close: state !== 'closed' && committed === 0,
    may_reopen: state === 'closed',
  };
}

/** What carriers were asked for, the newest first. */
async function workOf(database: Kysely<Tables>, need_id: string): Promise<NeedWork[]> {
  const rows = await database
    .selectFrom('assignments as work')
    .leftJoin('partners as partner', 'partner.id', 'work.partner_id')
    .leftJoin('users as person', 'person.id', 'work.assignee_user_id')
    .select(['work.id', 'work.kind', 'work.status', 'work.answer_by', 'work.due_at', 'work.created_at'])
    .select(['partner.company_name', 'person.name as person_name'])
    .where('work.need_id', '=', need_id)
    .orderBy('work.created_at', 'desc')
    .orderBy('work.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    assignee_name: row.company_name ?? row.person_name ?? '',
    answer_by: row.answer_by && isoTime(row.answer_by),
    due_at: row.due_at && isoTime(row.due_at),
    created_at: isoTime(row.created_at),
  }));
}

/** Resources that could meet a need: what can be there in time first, then by language, hours, distance and load. */
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
  const needed_by = neededBy(need, now);
  const found = rows.map(({ free_then, load, ...row }): ResourceSuggestion => {
    const { id, kind, name, place, languages, capacity, phone, partner, hours } = resourceOf(row);
    const distance_km = distanceKm(place, need.place);
    return {
      resource: { id, kind, name, place, languages, capacity, phone, partner },
      distance_km,
      in_time: arrivesInTime(kind, distance_km, needed_by, now),
      needed_by,
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
  const { id, kind, title, state, language, quantity, committed, offered, incident_id, journey_id, version } = row;
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
    journey_id,
    case_number: row.case_number,
    request:
      row.request_id === null ? null : { id: row.request_id, number: serviceRequestNumber(row.request_number ?? 0) },
    created_by: row.created_by === null ? null : { id: row.created_by, name: row.person_name ?? '' },
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    updated_by: row.editor,
    version,
  };
}
