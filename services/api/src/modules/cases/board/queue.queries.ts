import { mayEnter, STAFF_ROLES } from '@ayana/contracts/identity';
import type { QueueDue, QueueItem, QueueKind, QueueScope, QueueCount } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { type ListDefinition, mergedList } from '../../../platform/http/lists/keyset-list.js';
import { ownedBy, ownersFor } from '../../absences/index.js';
import type { InboxSources } from '../../inbox/index.js';
import { isCaseWorker } from '../../journeys/index.js';
import type { QueueQueryDto } from './queue.dto.js';
import type { QueueRow } from './queue-row.js';
import { describeRows } from './queue-rows.js';

declare module '../../../platform/database/tables.js' {
  interface Tables {
    /** Views of migrations 0470 and 0493: together all that waits for the staff. */
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
  /** The user, and those they cover for. */
  owners: readonly string[];
  now: Date;
}

/** Also the work of someone who has left the staff. */
const NOBODYS = sql<boolean>`(item.owner_id is null or not exists (select 1 from users owner
  where owner.id = item.owner_id and owner.role = any (${[...STAFF_ROLES]})))`;

const OWNER = sql.ref('item.owner_id');

const QUEUE: ListDefinition<QueueRow, 'due', Filters, QueueReader> = {
  id: 'item.id',
  sort: 'due',
  sorts: { due: { column: 'item.due_at', type: 'timestamptz', order: 'asc', nullable: true, of: (row) => row.due_at } },
  filters: {
    scope: (scope, { user: { role }, owners }) => {
      if (scope === 'all') return sql`true`;
      if (scope === 'unassigned') return NOBODYS;
      // The first of the staff takes a new request.
      return mayEnter('case_work', role)
        ? sql`(${ownedBy(OWNER, owners)} or (item.owner_id is null and item.kind = 'request'))`
        : ownedBy(OWNER, owners);
    },
    kind: (kinds) => sql`item.kind = any (${kinds})`,
    due: (due, { now }) =>
      due === 'late'
        ? sql`item.due_at < ${now}`
        : sql`item.due_at >= ${now} and item.due_at < ${new Date(now.getTime() + DAY)}`,
  },
};

type View = 'queue_tasks' | 'queue_messages' | 'queue_papers' | 'queue_others' | 'assignee_queue';

/** Messages and papers of cases whose journey has not begun lie with the others. */
const VIEWS: readonly { kind?: QueueKind; view: View }[] = [
  { kind: 'task', view: 'queue_tasks' },
  { kind: 'message', view: 'queue_messages' },
  { kind: 'paper', view: 'queue_papers' },
  { view: 'queue_others' },
];

/**
 * What waits for a user, in parts: staff see everyone's, others what was handed to them. A union of all its
 * tables takes longer to plan than its rows to find. The parts are read one after the other, on one connection that knows their tables.
 */
function partsOf(database: Kysely<Tables>, user: CurrentUser, kinds?: readonly QueueKind[]) {
  const views: readonly View[] = isCaseWorker(user)
    ? VIEWS.filter(({ kind }) => !kind || !kinds || kinds.includes(kind)).map(({ view }) => view)
    : ['assignee_queue'];
  return views.map((view) => database.selectFrom(`${view} as item`));
}

const scopeOf = (user: CurrentUser, scope: QueueScope = 'mine'): QueueScope => (isCaseWorker(user) ? scope : 'mine');

const readerOf = async (database: Kysely<Tables>, user: CurrentUser, now: Date): Promise<QueueReader> => ({
  user,
  owners: isCaseWorker(user) ? await ownersFor(database, user.id) : [user.id],
  now,
});

/** One page of what waits, the soonest due first. */
export async function listQueue(
  database: Kysely<Tables>,
  sources: InboxSources,
  user: CurrentUser,
  { scope, ...query }: QueueQueryDto,
  now: Date,
): Promise<Page<QueueItem>> {
  const asked = { ...query, scope: scopeOf(user, scope) };
  const parts = partsOf(database, user, query.kind).map((part) => part.selectAll('item'));
  const { items, next_cursor } = await mergedList(parts, QUEUE, asked, await readerOf(database, user, now));
  return { items: await describeRows(database, sources, user, items), next_cursor };
}

/** How much of each kind waits, and how much of it is late. */
export async function countQueue(
  database: Kysely<Tables>,
  user: CurrentUser,
  scope: QueueScope | undefined,
  now: Date,
): Promise<QueueCount[]> {
  const reader = await readerOf(database, user, now);
  const counts = new Map<QueueKind, QueueCount>();
  for (const part of partsOf(database, user)) {
    const found = await part
      .select([
        'item.kind',
        sql<number>`count(*)::integer`.as('count'),
        sql<number>`(count(*) filter (where item.due_at < ${now}))::integer`.as('late'),
      ])
      .where(QUEUE.filters.scope(scopeOf(user, scope), reader))
      .groupBy('item.kind')
      .execute();
    for (const { kind, count, late } of found) {
      const other = counts.get(kind);
      counts.set(kind, { kind, count: count + (other?.count ?? 0), late: late + (other?.late ?? 0) });
    }
  }
  return [...counts.values()];
}

/** How much of a user's own work is late or due before a time. */
export async function countDue(database: Kysely<Tables>, user: CurrentUser, before: Date): Promise<number> {
  const reader = await readerOf(database, user, before);
  let sum = 0;
  for (const part of partsOf(database, user)) {
    const { due } = await part
      .select(sql<number>`count(*)::integer`.as('due'))
      .where(QUEUE.filters.scope('mine', reader))
      .where('item.due_at', '<', before)
      .executeTakeFirstOrThrow();
    sum += due;
  }
  return sum;
}
