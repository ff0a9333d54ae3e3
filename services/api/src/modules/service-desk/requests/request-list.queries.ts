import { mayEnter } from '@ayana/contracts/identity';
import { SERVICE_REQUEST_STATES, type ServiceRequest, serviceRequestNumber } from '@ayana/contracts/service-desk';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { isCaseNumber } from '../../../platform/http/lists/case-numbers.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { staffDeputy } from '../../absences/index.js';
import { heldBy } from '../../colleagues/index.js';
import { joinedPerson } from '../people.js';
import type { RequestSort, ServiceRequestFiltersDto, ServiceRequestsQueryDto } from './requests.dto.js';

/** Who reads, and when. */
export interface RequestReader {
  user: CurrentUser;
  now: Date;
}

export const isDesk = (user: CurrentUser): boolean => mayEnter('service_desk', user.role);

/** The requests a user sees: staff all, others those they asked for, were asked for, or are to approve. */
export function visibleTo(user: CurrentUser): RawBuilder<boolean> {
  if (isDesk(user)) return sql`true`;
  return sql`(request.requested_by = ${user.id} or request.on_behalf_of = ${user.id}
    or request.id in (select request_id from service_request_approvals where user_id = ${user.id}))`;
}

/** Who asked for a request or its approval, who changed it, and who it is for; the triggers of the approvals ask the same function. */
export const involvedIn = (request: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`service_request_involved(${request})`;

/** Condition: the next approval of a request is this user's to decide. */
export function awaits(user: CurrentUser): RawBuilder<boolean> {
  return sql`request.state = 'awaiting_approval' and ${user.id} <> all (${involvedIn(sql.ref('request.id'))}) and exists (
    select from (select role, user_id from service_request_approvals
      where request_id = request.id and status = 'waiting' order by step limit 1) next
    where next.user_id = ${user.id} or next.role = ${user.role})`;
}

/** Who has a `request`. */
export const HOLDER = { owner: sql.ref('request.assigned_to'), group: sql.ref('request.group_id') } as const;
/** Condition: a `request` lies with no person and no group. */
export const OF_NOBODY = sql<boolean>`(request.assigned_to is null and request.group_id is null)`;

/** Every request, with the names of its people. */
export function requests(database: Kysely<Tables>) {
  return database
    .selectFrom('service_requests as request')
    .innerJoin('service_catalog_items as item', 'item.id', 'request.item_id')
    .leftJoin('users as requester', 'requester.id', 'request.requested_by')
    .leftJoin('users as beneficiary', 'beneficiary.id', 'request.on_behalf_of')
    .leftJoin('users as assignee', 'assignee.id', 'request.assigned_to')
    .leftJoin('staff_groups as team', 'team.id', 'request.group_id')
    .leftJoin('patient_journeys as journey', 'journey.id', 'request.journey_id')
    .leftJoin('service_requests as target', 'target.id', 'request.merged_into')
    .select([
      'request.id',
      'request.number',
      'request.item_id',
      'item.name as item_name',
      'request.summary',
      'request.state',
      'request.outcome',
      'request.impact',
      'request.urgency',
      'request.priority',
      'request.requested_by',
      'requester.name as requester_name',
      'request.on_behalf_of',
      'beneficiary.name as beneficiary_name',
      'request.assigned_to',
      'assignee.name as assignee_name',
      'team.id as group_id',
      'team.name as group_name',
      staffDeputy(sql.ref('request.assigned_to')).as('covered_by'),
      'request.created_at',
      'request.updated_at',
      'request.due_at',
      'request.due_to_own',
      'request.due_to_resolve',
      'request.owned_at',
      'request.resolved_at',
      'request.closed_at',
      'request.own_breached_at',
      'request.resolve_breached_at',
      'request.paused_since',
      'request.paused_minutes',
      'request.reopened_count',
      'request.merged_into',
      'target.number as target_number',
      'request.satisfaction',
      'request.journey_id',
      'journey.case_number',
      'request.version',
    ]);
}

export type RequestListRow = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];
export type RequestFilters = Omit<ServiceRequestFiltersDto, 'sort' | 'order'>;

export const REQUESTS: ListDefinition<RequestListRow, RequestSort, RequestFilters, RequestReader> = {
  id: 'request.id',
  sort: 'created',
  sorts: {
    due: { column: 'request.due_at', type: 'timestamptz', order: 'asc', nullable: true, of: ({ due_at }) => due_at },
    created: { column: 'request.created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at },
    priority: { column: 'request.priority', type: 'integer', order: 'asc', of: ({ priority }) => priority },
    updated: { column: 'request.updated_at', type: 'timestamptz', order: 'desc', of: (row) => row.updated_at },
    summary: byText('request.summary', ({ summary }) => summary),
    state: byOrder('request.state', SERVICE_REQUEST_STATES, ({ state }) => state),
    owner: byText('assignee.name', ({ assignee_name }) => assignee_name),
    from: byText('requester.name', ({ requester_name }) => requester_name),
  },
  filters: {
    state: (states) => sql`request.state = any (${states})`,
    priority: (priorities) => sql`request.priority = any (${priorities.map(Number)})`,
    assigned_to: (whose, { user }) =>
      whose === 'none'
        ? OF_NOBODY
        : whose === 'me_or_none'
          ? sql`(${OF_NOBODY} or ${heldBy(user.id, HOLDER)})`
          : whose === 'me'
            ? heldBy(user.id, HOLDER)
            : sql`request.assigned_to = ${whose}`,
    group: (id) => sql`request.group_id = ${id} and request.assigned_to is null`,
    requested_by: (whose, { user }) => sql`request.requested_by = ${whose === 'me' ? user.id : whose}`,
    approver: (_me, { user }) => awaits(user),
    item: (id) => sql`request.item_id = ${id}`,
    journey_id: (id) => sql`request.journey_id = ${id}`,
    overdue: (overdue, { now }) =>
      overdue ? sql`request.due_at < ${now}` : sql`(request.due_at is null or request.due_at >= ${now})`,
    // As the figures count ratings: in the month it was resolved, by the country of who it is for.
    rating: (stars) =>
      stars === 'any' ? sql`request.satisfaction is not null` : sql`request.satisfaction = ${Number(stars)}`,
    country: (country) =>
      sql`coalesce(nullif(case when request.on_behalf_of is null then requester.country else beneficiary.country end, ''), 'none')
        = ${country}`,
    resolved_from: (month) => sql`analytics_month(request.resolved_at) >= ${`${month}-01`}::date`,
    resolved_to: (month) => sql`analytics_month(request.resolved_at) <= ${`${month}-01`}::date`,
    q: (q) =>
      sql`(${containsWords(sql.ref('request.search'), q)} or ${isCaseNumber(sql.ref('journey.case_number'), q)})`,
  },
};

export function listRequests(
  database: Kysely<Tables>,
  query: ServiceRequestsQueryDto & { limit: number },
  reader: RequestReader,
): Promise<Page<ServiceRequest>> {
  const visible = requests(database).where(visibleTo(reader.user));
  return mapPage(keysetList(visible, REQUESTS, query, reader), requestOf);
}

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));

export function requestOf(row: RequestListRow): ServiceRequest {
  const { target_number: target, merged_into: merged } = row;
  return {
    id: row.id,
    number: serviceRequestNumber(row.number),
    item: { id: row.item_id, name: row.item_name },
    summary: row.summary,
    state: row.state,
    outcome: row.outcome,
    impact: row.impact,
    urgency: row.urgency,
    priority: row.priority,
    requested_by: { id: row.requested_by, name: row.requester_name ?? '' },
    on_behalf_of: joinedPerson(row.on_behalf_of, row.beneficiary_name),
    assigned_to: joinedPerson(row.assigned_to, row.assignee_name),
    group: joinedPerson(row.group_id, row.group_name),
    covered_by: row.covered_by === null ? null : jsonOf(row.covered_by),
    journey_id: row.journey_id,
    case_number: row.case_number,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    due_at: orNull(row.due_at),
    due_to_own: isoTime(row.due_to_own),
    due_to_resolve: isoTime(row.due_to_resolve),
    owned_at: orNull(row.owned_at),
    resolved_at: orNull(row.resolved_at),
    closed_at: orNull(row.closed_at),
    own_breached_at: orNull(row.own_breached_at),
    resolve_breached_at: orNull(row.resolve_breached_at),
    paused_since: orNull(row.paused_since),
    paused_minutes: row.paused_minutes,
    reopened_count: row.reopened_count,
    merged_into: merged === null || target === null ? null : { id: merged, number: serviceRequestNumber(target) },
    satisfaction: row.satisfaction,
    version: row.version,
  };
}
