import { mayEnter, STAFF_ROLES } from '@ayana/contracts/identity';
import type { QueueDue, QueueItem, QueueKind, QueueScope, QueueCount } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition, mergedList } from '../../../platform/http/lists/keyset-list.js';
import type { InboxSources } from '../../inbox/index.js';
import { isCaseWorker } from '../../journeys/index.js';
import type { QueueQueryDto } from './queue.dto.js';
import type { QueueRow } from './queue-row.js';
import { describeRows } from './queue-rows.js';

declare module '../../../platform/database/tables.js' {
  interface Tables {
    /** A view of migration 0470 over the four after it: all that waits for the staff. */
    desk_queue: QueueRow;
    queue_tasks: QueueRow;
    queue_messages: QueueRow;
    queue_papers: QueueRow;
    queue_others: QueueRow;
    /** A view of migration 0007. */
    assignee_queue: QueueRow;
  }
}

type Filters = { scope: QueueScope; kind?: QueueKind[]; due?: QueueDue };
const DAY = 24 * 60 * 60_000;

/** Who reads, and when. */
interface QueueReader {
  user: CurrentUser;
  now: Date;
}

/** Also the work of someone who has left the staff. */
const NOBODYS = sql<boolean>`(item.owner_id is null or not exists (select 1 from users owner
  where owner.id = item.owner_id and owner.role = any (${[...STAFF_ROLES]})))`;

const QUEUE: ListDefinition<QueueRow, 'due', Filters, QueueReader> = {
  id: 'item.id',
  sort: 'due',
  sorts: { due: { column: 'item.due_at', type: 'timestamptz', order: 'asc', nullable: true, of: (row) => row.due_at } },
  filters: {
    scope: (scope, { user: { id, role } }) => {
      if (scope === 'all') return sql`true`;
      if (scope === 'unassigned') return NOBODYS;
      // The first of the staff takes a new request.
      return mayEnter('case_work', role)
        ? sql`(item.owner_id = ${id} or (item.owner_id is null and item.kind = 'request'))`
        : sql`item.owner_id = ${id}`;
    },
    kind: (kinds) => sql`item.kind = any (${kinds})`,
    due: (due, { now }) =>
      due === 'late'
        ? sql`item.due_at < ${now}`
        : sql`item.due_at >= ${now} and item.due_at < ${new Date(now.getTime() + DAY)}`,
  },
};

/** What waits for a user: staff see everyone's, others what was handed to them. */
function queueOf(database: Kysely<Tables>, user: CurrentUser) {
  return database.selectFrom(isCaseWorker(user) ? 'desk_queue as item' : 'assignee_queue as item');
}

/** The views that have rows of some kinds, or of any. Messages and papers of cases whose journey has not begun lie with the others. */
function desksParts(database: Kysely<Tables>, kinds: readonly QueueKind[] | undefined) {
  const views = [
    { kind: 'task', view: 'queue_tasks' },
    { kind: 'message', view: 'queue_messages' },
    { kind: 'paper', view: 'queue_papers' },
    { kind: null, view: 'queue_others' },
  ] as const;
  return views
    .filter(({ kind }) => kind === null || kinds === undefined || kinds.includes(kind))
    .map(({ view }) => database.selectFrom(`${view} as item`).selectAll('item'));
}

const scopeOf = (user: CurrentUser, scope: QueueScope = 'mine'): QueueScope => (isCaseWorker(user) ? scope : 'mine');

/** One page of what waits, the soonest due first. */
export async function listQueue(
  database: Kysely<Tables>,
  sources: InboxSources,
  user: CurrentUser,
  { scope, ...query }: QueueQueryDto,
  now: Date,
): Promise<Page<QueueItem>> {
  const asked = { ...query, scope: scopeOf(user, scope) };
  const { items, next_cursor } = isCaseWorker(user)
    ? await mergedList(desksParts(database, query.kind), QUEUE, asked, { user, now })
    : await keysetList(database.selectFrom('assignee_queue as item').selectAll('item'), QUEUE, asked, { user, now });
  return { items: await describeRows(database, sources, user, items), next_cursor };
}

/** How much of each kind waits, and how much of it is late. */
export async function countQueue(
  database: Kysely<Tables>,
  user: CurrentUser,
  scope: QueueScope | undefined,
  now: Date,
): Promise<QueueCount[]> {
  return queueOf(database, user)
    .select([
      'item.kind',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`(count(*) filter (where item.due_at < ${now}))::integer`.as('late'),
    ])
    .where(QUEUE.filters.scope(scopeOf(user, scope), { user, now }))
    .groupBy('item.kind')
    .execute();
}

/** How much of a user's own work is late or due before a time. */
export async function countDue(database: Kysely<Tables>, user: CurrentUser, before: Date): Promise<number> {
  const row = await queueOf(database, user)
    .select(sql<number>`count(*)::integer`.as('due'))
    .where(QUEUE.filters.scope('mine', { user, now: before }))
    .where('item.due_at', '<', before)
    .executeTakeFirstOrThrow();
  return row.due;
}
