import { isClockRunning, type InboxCounts, type InboxItem, type InboxStatus } from '@ayana/contracts/inbox';
import { api, dataOf } from '@ayana/portal-kit';
import type { InboxFilters } from './filters';

const PAGE = 100;

/** The cursor of the next page per status; a completely loaded status has none. */
export type Cursors = Partial<Record<InboxStatus, string>>;

export type Reading = {
  items: InboxItem[];
  cursors: Cursors;
  /** `performance.now()` just before the request. */
  read_at: number;
};

const OPEN: readonly InboxStatus[] = ['new', 'claimed', 'confirmed', 'answered'];

/** The statuses of a view. The response time runs only in the first two, so only those can be overdue. */
export function statusesOf({ view, status, overdue }: InboxFilters): readonly InboxStatus[] {
  if (view === 'closed') return ['closed'];
  return OPEN.filter(
    (known) => (status === null || known === status) && (!overdue || known === 'new' || known === 'claimed'),
  );
}

type Query = { status?: InboxStatus; sort?: 'due'; cursor?: string };

/** The filters as API parameters; status and view are applied by the caller. */
const narrowing = ({ kind, country, age, repeated, overdue }: InboxFilters) => ({
  ...(kind === null ? {} : { kind }),
  ...(country === null ? {} : { country }),
  ...(age === null ? {} : { age }),
  ...(repeated === null ? {} : { repeated: repeated === 'true' }),
  ...(overdue ? { overdue } : {}),
});

/** How many requests each view has, where the list is too long to be counted in the browser. */
export async function readCounts(filters: InboxFilters): Promise<InboxCounts> {
  const { status } = filters;
  const query = { ...narrowing(filters), ...(status === null ? {} : { status }) };
  return dataOf(api.GET('/inbox/counts', { params: { query } }));
}

async function readPage(
  filters: InboxFilters,
  query: Query,
): Promise<{ items: InboxItem[]; next_cursor: string | null }> {
  return dataOf(api.GET('/inbox', { params: { query: { limit: PAGE, ...narrowing(filters), ...query } } }));
}

/** At most this many pages of waiting requests are loaded at once. */
const QUEUE_PAGES = 10;

/**
 * Loads one status. Waiting requests are loaded completely, by due time, so that a very long queue leaves out what can wait;
 * of those that are done, one page.
 */
async function readStatus(
  filters: InboxFilters,
  status: InboxStatus,
  after: string | undefined,
): Promise<{ items: InboxItem[]; next: string | null }> {
  const items: InboxItem[] = [];
  let next = after ?? null;
  const waits = isClockRunning(status);
  for (let page = 0; page < (waits ? QUEUE_PAGES : 1); page += 1) {
    const answer = await readPage(filters, {
      status,
      ...(waits ? { sort: 'due' } : {}),
      ...(next === null ? {} : { cursor: next }),
    });
    items.push(...answer.items);
    next = answer.next_cursor;
    if (next === null) break;
  }
  return { items, next };
}

/** Loads every status of the view, or with `after` the next page of those that have more. */
export async function readInbox(filters: InboxFilters, after?: Cursors): Promise<Reading> {
  const read_at = performance.now();
  const statuses = statusesOf(filters).filter((status) => after === undefined || after[status] !== undefined);
  const read = await Promise.all(statuses.map((status) => readStatus(filters, status, after?.[status])));
  const cursors: Cursors = {};
  for (const [index, { next }] of read.entries()) {
    const status = statuses[index];
    if (status !== undefined && next !== null) cursors[status] = next;
  }
  return { items: read.flatMap(({ items }) => items), cursors, read_at };
}
