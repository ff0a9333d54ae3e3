import {
  type InboxDetail,
  type InboxItem,
  readReference,
  REFERENCE_PERIOD,
  referenceNumber,
  type TimelineEntry,
} from '@ayana/contracts/inbox';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isCaseNumber } from '../../platform/http/lists/case-numbers.js';
import type { Tables } from '../../platform/database/tables.js';
import { isoTime } from '../../platform/database/database.js';
import type { Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { containsWords, plainNumbers } from '../../platform/http/lists/word-search.js';
import { ownedBy, ownersFor } from '../absences/index.js';
import type { InboxCountsQueryDto, InboxQueryDto, InboxSort } from './inbox.dto.js';
import type { InboxSources } from './inbox-sources.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

function items(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('inbox_items as item')
    .leftJoin('users as assignee', 'assignee.id', 'item.assigned_to')
    .leftJoin('cases', 'cases.inbox_item_id', 'item.id')
    .leftJoin('inbox_reads as opened', (join) =>
      join.onRef('opened.item_id', '=', 'item.id').on('opened.user_id', '=', userId),
    )
    .select([
      'item.id',
      'item.kind',
      'item.status',
      'item.name',
      'item.email',
      'item.phone',
      'item.country',
      'item.received_at',
      'item.due_at',
      'item.assigned_to',
      'item.confirmed_starts_at',
      'item.confirmed_time_zone',
      'item.confirmed_minutes',
      'item.repeated',
      'item.repeat_count',
      'item.lead_stage',
      'item.lost_reason',
      'item.follow_up_on',
      'item.updated_at',
      sql<string>`item.queue_order`.as('queue_order'),
      'assignee.name as assignee_name',
      'cases.id as case_id',
      'cases.case_number',
      'opened.read_at',
    ]);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof items>['execute']>>[number];

async function withPayloads(
  database: Kysely<Tables>,
  sources: InboxSources,
  rows: readonly ItemRow[],
): Promise<InboxItem[]> {
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const found = await Promise.all(
    kinds.map((kind) =>
      sources.payloads(
        kind,
        database,
        rows.filter((row) => row.kind === kind).map((row) => row.id),
      ),
    ),
  );
  const payloads = new Map(found.flatMap((each) => Array.from(each)));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    case_id: row.case_id,
    case_number: row.case_number,
    name: row.name,
    email: row.email === '' ? null : row.email,
    phone: row.phone ?? null,
    country: row.country ?? null,
    received_at: isoTime(row.received_at),
    due_at: isoTime(row.due_at),
    assigned_to: row.assigned_to ? { id: row.assigned_to, name: row.assignee_name ?? '' } : null,
    payload: payloads.get(row.id) ?? {},
    lead_stage: row.lead_stage,
    lost_reason: row.lost_reason ?? null,
    follow_up_on: dayText(row.follow_up_on),
    is_read: row.read_at !== null,
    repeated: row.repeated,
    repeat_count: row.repeat_count,
  }));
}

/** A column of days may come as text or as midnight. */
const dayText = (day: Date | string | null | undefined): string | null =>
  day == null ? null : typeof day === 'string' ? day.slice(0, 10) : day.toISOString().slice(0, 10);

/** Answered, and the day to follow up has come in India. */
export const toFollowUp = (now: Date): RawBuilder<boolean> =>
  sql`(item.status in ('confirmed', 'answered') and item.follow_up_on is not null and item.follow_up_on <= ${todayIn(INDIA_ZONE, now)}::date)`;

/** Requests that still wait for their answer. */
export const UNANSWERED = sql<boolean>`item.status in ('new', 'claimed')`;

/** Who asks, and when. */
export interface InboxReader {
  /** The user, and those they cover for. */
  owners: readonly string[];
  now: Date;
}

const ago = ({ now }: InboxReader, days: number): Date => new Date(now.getTime() - days * DAY);

/** The filters of the list and of its counts. */
export const INBOX_FILTERS: ListDefinition<ItemRow, never, InboxCountsQueryDto, InboxReader>['filters'] = {
  kind: (kind) => sql`item.kind = ${kind}`,
  status: (status) => sql`item.status = ${status}`,
  country: (country) => sql`item.country = ${country}`,
  age: (age, reader) =>
    age === 'older'
      ? sql`item.received_at <= ${ago(reader, 7)}`
      : sql`item.received_at > ${ago(reader, age === 'today' ? 1 : 7)}`,
  overdue: (overdue, { now }) => sql`(${UNANSWERED} and item.due_at < ${now}) = ${overdue}`,
  repeated: (repeated) => sql`item.repeated = ${repeated}`,
  lead_stage: (stage) => sql`item.lead_stage = ${stage}`,
  follow_up: (wanted, { now }) => sql`${toFollowUp(now)} = ${wanted}`,
  q: (q) => enquiryMatches(q),
};

type InboxFilters = InboxCountsQueryDto & Pick<InboxQueryDto, 'assigned_to' | 'open'>;

const INBOX: ListDefinition<ItemRow, InboxSort, InboxFilters, InboxReader> = {
  id: 'item.id',
  sort: 'received',
  sorts: {
    received: { column: 'item.received_at', type: 'timestamptz', order: 'desc', of: (row) => row.received_at },
    due: { column: 'item.queue_order', type: 'bigint', order: 'asc', of: (row) => row.queue_order },
    updated: { column: 'item.updated_at', type: 'timestamptz', order: 'desc', of: (row) => row.updated_at },
  },
  filters: {
    ...INBOX_FILTERS,
    open: (open) => (open ? sql`item.status <> 'closed'` : sql`item.status = 'closed'`),
    assigned_to: (people, { owners }) =>
      anyOf(people.split(',').map((person) => assignedTo(person === 'me' ? owners : [person]))),
  },
};

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`(${sql.join([...conditions], sql` or `)})`;

const assignedTo = (people: readonly string[]): RawBuilder<boolean> =>
  people[0] === 'none' ? sql`item.assigned_to is null` : ownedBy(sql.ref('item.assigned_to'), people);

/** Words of the sender's data, the number of its case, or its own: four ends of an id give the same number. */
export function enquiryMatches(q: string): RawBuilder<boolean> {
  const words = containsWords(sql.ref('item.search'), plainNumbers(q), 'search_latin');
  const reference = readReference(q);
  const isOfCase = sql<boolean>`item.id in (select numbered.inbox_item_id from cases numbered
    where ${isCaseNumber(sql.ref('numbered.case_number'), q)})`;
  if (reference === null) return anyOf([words, isOfCase]);
  const ends = [0, 1, 2, 3].map((high) =>
    (referenceNumber(reference) + high * REFERENCE_PERIOD).toString(16).padStart(8, '0'),
  );
  return anyOf([words, isOfCase, sql`right(item.id::text, 8) = any (${ends})`]);
}

export async function listItems(
  database: Kysely<Tables>,
  sources: InboxSources,
  query: InboxQueryDto & { limit: number },
  user: { id: string; now: Date },
): Promise<Page<InboxItem>> {
  const reader = { owners: await ownersFor(database, user.id), now: user.now };
  const { items: rows, next_cursor } = await keysetList(items(database, user.id), INBOX, query, reader);
  return { items: await withPayloads(database, sources, rows), next_cursor };
}

/** An item with its timeline as `userId` sees it, or undefined. */
export async function findDetail(
  database: Kysely<Tables>,
  sources: InboxSources,
  userId: string,
  id: string,
): Promise<Omit<InboxDetail, 'reply_frame'> | undefined> {
  const row = await items(database, userId).where('item.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [item] = await withPayloads(database, sources, [row]);
  if (!item) return undefined;
  const { confirmed_starts_at: startsAt, confirmed_time_zone: zone, confirmed_minutes: minutes } = row;
  return {
    ...item,
    timeline: await timelineOf(database, id),
    confirmed: startsAt && zone && minutes ? { starts_at: isoTime(startsAt), time_zone: zone, minutes } : null,
  };
}

/** An item as staff who have not opened it see it, with those who have. */
export async function findForAll(
  database: Kysely<Tables>,
  sources: InboxSources,
  id: string,
): Promise<{ item: InboxItem; readers: string[] } | undefined> {
  const noUser = '00000000-0000-0000-0000-000000000000';
  const rows = await items(database, noUser).where('item.id', '=', id).execute();
  const [item] = await withPayloads(database, sources, rows);
  if (!item) return undefined;
  const readers = await database.selectFrom('inbox_reads').select('user_id').where('item_id', '=', id).execute();
  return { item, readers: readers.map((reader) => reader.user_id) };
}

/** @returns the users with these ids, by name */
export async function findNames(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy('name')
    .execute();
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}

async function timelineOf(database: Kysely<Tables>, id: string): Promise<TimelineEntry[]> {
  const rows = await database
    .selectFrom('inbox_timeline as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('users as person', 'person.id', 'entry.person_id')
    .select([
      'entry.id',
      'entry.event',
      'entry.at',
      'entry.actor_id',
      'entry.text',
      'entry.from_status',
      'entry.to_status',
      'actor.name as actor_name',
      'entry.person_id',
      'person.name as person_name',
    ])
    .where('entry.item_id', '=', id)
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    at: isoTime(row.at),
    actor: row.actor_id ? { id: row.actor_id, name: row.actor_name ?? '' } : null,
    person: row.person_id ? { id: row.person_id, name: row.person_name ?? '' } : null,
    text: row.text ?? null,
    from_status: row.from_status ?? null,
    to_status: row.to_status ?? null,
  }));
}
