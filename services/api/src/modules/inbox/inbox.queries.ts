import type { InboxDetail, InboxItem, TimelineEntry } from '@ayana/contracts/inbox';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../entities.js';
import { isoTime } from '../../platform/database/database.js';
import { comesAfter, type Part } from '../../platform/http/cursor.js';
import type { InboxQueryDto } from './inbox.dto.js';
import type { InboxSources } from './inbox-sources.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

function items(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('inbox_items as item')
    .leftJoin('users as assignee', 'assignee.id', 'item.assigned_to')
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
      'assignee.name as assignee_name',
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
    name: row.name,
    email: row.email,
    phone: row.phone ?? null,
    country: row.country ?? null,
    received_at: isoTime(row.received_at),
    due_at: isoTime(row.due_at),
    assigned_to: row.assigned_to ? { id: row.assigned_to, name: row.assignee_name ?? '' } : null,
    payload: payloads.get(row.id) ?? {},
    is_read: row.read_at !== null,
  }));
}

/** Requests that still wait for their answer. */
const UNANSWERED = sql<boolean>`item.status in ('new', 'claimed')`;

/**
 * One page, newest first or, of those that wait for an answer, the soonest due first.
 */
export async function listItems(
  database: Kysely<Tables>,
  sources: InboxSources,
  userId: string,
  query: Omit<InboxQueryDto, 'limit' | 'cursor'>,
  { after, limit, now }: Part & { now: Date },
): Promise<InboxItem[]> {
  let select = items(database, userId).limit(limit);
  if (query.assigned_to === 'me') select = select.where('item.assigned_to', '=', userId);
  if (query.kind) select = select.where('item.kind', '=', query.kind);
  if (query.status) select = select.where('item.status', '=', query.status);
  if (query.country) select = select.where('item.country', '=', query.country);
  if (query.age === 'today') select = select.where('item.received_at', '>', new Date(now.getTime() - DAY));
  if (query.age === 'week') select = select.where('item.received_at', '>', new Date(now.getTime() - 7 * DAY));
  if (query.age === 'older') select = select.where('item.received_at', '<=', new Date(now.getTime() - 7 * DAY));
  if (query.overdue !== undefined) {
    const overdue = sql<boolean>`(${UNANSWERED} and item.due_at < ${now})`;
    select = select.where(query.overdue ? overdue : sql<boolean>`not ${overdue}`);
  }
  if (query.order === 'due') {
    select = select.where(UNANSWERED).orderBy('item.due_at').orderBy('item.id');
    if (after) select = select.where(comesAfter(after, ['item.due_at', 'item.id'], 'oldest'));
  } else {
    select = select.orderBy('item.received_at', 'desc').orderBy('item.id', 'desc');
    if (after) select = select.where(comesAfter(after, ['item.received_at', 'item.id']));
  }
  return withPayloads(database, sources, await select.execute());
}

/** An item with its timeline as `userId` sees it, or undefined. */
export async function findDetail(
  database: Kysely<Tables>,
  sources: InboxSources,
  userId: string,
  id: string,
): Promise<InboxDetail | undefined> {
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

/** An item as somebody sees it who has not opened it, with those who have. */
export async function findForAll(
  database: Kysely<Tables>,
  sources: InboxSources,
  id: string,
): Promise<{ item: InboxItem; readers: string[] } | undefined> {
  const nobody = '00000000-0000-0000-0000-000000000000';
  const rows = await items(database, nobody).where('item.id', '=', id).execute();
  const [item] = await withPayloads(database, sources, rows);
  if (!item) return undefined;
  const readers = await database.selectFrom('inbox_reads').select('user_id').where('item_id', '=', id).execute();
  return { item, readers: readers.map((reader) => reader.user_id) };
}

async function timelineOf(database: Kysely<Tables>, id: string): Promise<TimelineEntry[]> {
  const rows = await database
    .selectFrom('inbox_timeline as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .select([
      'entry.id',
      'entry.event',
      'entry.at',
      'entry.actor_id',
      'entry.text',
      'entry.from_status',
      'entry.to_status',
      'actor.name as actor_name',
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
    text: row.text ?? null,
    from_status: row.from_status ?? null,
    to_status: row.to_status ?? null,
  }));
}

/** How many open requests somebody has not opened yet. */
export async function countUnread(database: Kysely<Tables>, userId: string): Promise<number> {
  const row = await database
    .selectFrom('inbox_items as item')
    .select((build) => build.fn.countAll<string>().as('unread'))
    .where('item.status', '!=', 'closed')
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('inbox_reads as opened')
            .select('opened.item_id')
            .whereRef('opened.item_id', '=', 'item.id')
            .where('opened.user_id', '=', userId),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.unread);
}

/** How many requests are late that somebody has taken over or nobody has: what this person can do something about. */
export async function countOverdue(database: Kysely<Tables>, userId: string, now: Date): Promise<number> {
  const row = await database
    .selectFrom('inbox_items as item')
    .select((build) => build.fn.countAll<string>().as('overdue'))
    .where('item.status', 'in', ['new', 'claimed'])
    .where('item.due_at', '<', now)
    .where((build) => build.or([build('item.assigned_to', 'is', null), build('item.assigned_to', '=', userId)]))
    .executeTakeFirstOrThrow();
  return Number(row.overdue);
}
