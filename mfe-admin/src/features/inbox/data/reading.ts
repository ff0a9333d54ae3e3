import { isClockRunning, type InboxCounts, type InboxItem, type InboxStatus } from '@ayana/contracts/inbox';
import { api, dataOf } from '@ayana/portal-kit';
import type { InboxFilters } from './filters';

const PAGE = 100;

/** Where the next page of each status begins; a status that is read to its end is missing. */
export type Cursors = Partial<Record<InboxStatus, string>>;

export type Reading = {
  items: InboxItem[];
  cursors: Cursors;
  /** `performance.now()` before it was asked for. */
  read_at: number;
};

const OPEN: readonly InboxStatus[] = ['new', 'claimed', 'confirmed', 'answered'];

/** The statuses a view is made of. The promise runs only in the first two, so nothing else can be overdue. */
export function statusesOf({ view, status, overdue }: InboxFilters): readonly InboxStatus[] {
  if (view === 'closed') return ['closed'];
  return OPEN.filter(
    (known) => (status === null || known === status) && (!overdue || known === 'new' || known === 'claimed'),
  );
}

type Query = { status?: InboxStatus; order?: 'due'; cursor?: string };

/** The filters as the API takes them; status and view are cut here. */
const narrowing = ({ kind, country, age, repeated, overdue }: InboxFilters) => ({
  ...(kind === null ? {} : { kind }),
  ...(country === null ? {} : { country }),
  ...(age === null ? {} : { age }),
  ...(repeated === null ? {} : { repeated: repeated === 'true' }),
  ...(overdue ? { overdue } : {}),
});

/** How many requests each view holds, where the list is too long to be counted here. */
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

/** More waiting requests than this many pages hold are no longer read in one go. */
const QUEUE_PAGES = 10;

/**
 * One status. What waits is read to its end, the first due first, so that what is left out of a very long queue is what can wait.
 * Of what is done, one page.
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
      ...(waits ? { order: 'due' } : {}),
      ...(next === null ? {} : { cursor: next }),
    });
    items.push(...answer.items);
    next = answer.next_cursor;
    if (next === null) break;
  }
  return { items, next };
}

/** Every status of the view, or with `after` what follows in those that have more. */
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
