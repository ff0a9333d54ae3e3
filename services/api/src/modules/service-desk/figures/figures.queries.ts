import {
  isOpenRequest,
  SERVICE_REQUEST_STATES,
  type Backlog,
  type Breaches,
  type FirstTimeFix,
  type Satisfaction,
  type Load,
  type Day,
} from '@ayana/contracts/service-desk';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

const OPEN_STATES = SERVICE_REQUEST_STATES.filter(isOpenRequest);

/** Whole days in India: from the first moment up to, not including, the second. */
export interface Range {
  from: string;
  to: string;
  starts: Date;
  ends: Date;
}

const ITEM = sql`jsonb_build_object('id', item.id, 'name', item.name)`;
const isWithin = (column: RawBuilder<unknown>, { starts, ends }: Range): RawBuilder<boolean> =>
  sql`${column} >= ${starts} and ${column} < ${ends}`;
const count = (condition: RawBuilder<boolean>): RawBuilder<number> =>
  sql`(count(*) filter (where ${condition}))::integer`;

export async function backlog(database: Kysely<Tables>, now: Date): Promise<Backlog[]> {
  const age = (from: string | null, to: string | null): RawBuilder<number> =>
    count(sql`${from === null ? sql`true` : sql`created_at > ${now}::timestamptz - ${from}::interval`}
      and ${to === null ? sql`true` : sql`created_at <= ${now}::timestamptz - ${to}::interval`}`);
  const { rows } = await sql<Backlog>`
    select ${ITEM} as item, open.day, open.week, open.month, open.older, open.total
    from (
      select item_id, ${age('1 day', null)} as day, ${age('7 days', '1 day')} as week,
        ${age('30 days', '7 days')} as month, ${age(null, '30 days')} as older, count(*)::integer as total
      from service_requests where state = any (${OPEN_STATES}) group by item_id
    ) open
    join service_catalog_items item on item.id = open.item_id
    order by open.total desc, item.name, item.id`.execute(database);
  return rows;
}

export async function breaches(database: Kysely<Tables>, range: Range): Promise<Breaches[]> {
  const { rows } = await sql<Breaches>`
    select ${ITEM} as item, counted.asked, counted.own, counted.resolve
    from (
      select item_id, count(*)::integer as asked, ${count(sql`own_breached_at is not null`)} as own,
        ${count(sql`resolve_breached_at is not null`)} as resolve
      from service_requests where ${isWithin(sql`created_at`, range)} group by item_id
    ) counted
    join service_catalog_items item on item.id = counted.item_id
    order by counted.asked desc, item.name, item.id`.execute(database);
  return rows;
}

/**
 * First-time fix counts each request at its first resolution, so one that was reopened stays in the count while it is open again and after
 * it was resolved once more.
 */
export async function resolutions(
  database: Kysely<Tables>,
  range: Range,
): Promise<{ first_time_fix: FirstTimeFix; satisfaction: Satisfaction }> {
  const { rows } = await sql<FirstTimeFix & Satisfaction>`
    select fixed.resolved, fixed.without_reopening, rated.answers, rated.average
    from (
      select count(*)::integer as resolved, ${count(sql`request.reopened_count = 0`)} as without_reopening
      from service_requests request
      cross join lateral (
        select min(entry.at) as at from service_request_entries entry
        where entry.request_id = request.id and entry.to_state = 'resolved'
      ) first
      where request.created_at < ${range.ends} and request.updated_at >= ${range.starts} and ${isWithin(sql`first.at`, range)}
    ) fixed
    cross join (
      select count(satisfaction)::integer as answers, round(avg(satisfaction), 2)::double precision as average
      from service_requests where ${isWithin(sql`resolved_at`, range)}
    ) rated`.execute(database);
  const [found] = rows;
  if (found === undefined) throw new Error('A count has one row');
  const { resolved, without_reopening, answers, average } = found;
  return { first_time_fix: { resolved, without_reopening }, satisfaction: { answers, average } };
}

export async function load(database: Kysely<Tables>, range: Range, now: Date): Promise<Load[]> {
  const { rows } = await sql<Load>`
    select case when work.assigned_to is null then null
        else jsonb_build_object('id', work.assigned_to, 'name', coalesce(person.name, '')) end as person,
      case when team.id is null then null else jsonb_build_object('id', team.id, 'name', team.name) end as group,
      work.open, work.overdue, work.resolved
    from (
      select assigned_to, case when assigned_to is null then group_id end as group_id, ${count(sql`state = any (${OPEN_STATES})`)} as open,
        ${count(sql`due_at < ${now}`)} as overdue, ${count(isWithin(sql`resolved_at`, range))} as resolved
      from service_requests
      where state = any (${OPEN_STATES}) or ${isWithin(sql`resolved_at`, range)}
      group by 1, 2
    ) work
    left join users person on person.id = work.assigned_to
    left join staff_groups team on team.id = work.group_id
    order by work.open desc, person.name, work.assigned_to, team.name`.execute(database);
  return rows;
}

export async function days(database: Kysely<Tables>, range: Range): Promise<Day[]> {
  const perDay = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select (${column} at time zone ${INDIA_ZONE})::date as day, count(*)::integer as count
    from service_requests where ${isWithin(column, range)} group by 1`;
  const { rows } = await sql<Day>`
    select to_char(every.day, 'YYYY-MM-DD') as day, coalesce(asked.count, 0) as asked, coalesce(resolved.count, 0) as resolved
    from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') every (day)
    left join (${perDay(sql`created_at`)}) asked on asked.day = every.day
    left join (${perDay(sql`resolved_at`)}) resolved on resolved.day = every.day
    order by every.day`.execute(database);
  return rows;
}
