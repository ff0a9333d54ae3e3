import { isClockRunning, type InboxAge, type InboxItem } from '@ayana/contracts/inbox';
import type { InboxFilters } from './filters';

const DAY = 24 * 60 * 60 * 1000;

/** Whether the promised answer is pending and late. */
export function isOverdue(item: Pick<InboxItem, 'status' | 'due_at'>, now: Date): boolean {
  return isClockRunning(item.status) && Date.parse(item.due_at) < now.getTime();
}

function isOfAge(item: InboxItem, age: InboxAge, now: Date): boolean {
  const old = now.getTime() - Date.parse(item.received_at);
  switch (age) {
    case 'today':
      return old < DAY;
    case 'week':
      return old < 7 * DAY;
    case 'older':
      return old >= 7 * DAY;
  }
}

/**
 * Whether a request belongs to a view with these filters: the API's rules, applied to requests that arrive by socket.
 * @param me the reader's user id
 */
export function matches(item: InboxItem, filters: InboxFilters, me: string, now: Date): boolean {
  const inView =
    filters.view === 'closed'
      ? item.status === 'closed'
      : item.status !== 'closed' &&
        (filters.view === 'open' || item.assigned_to === null || item.assigned_to.id === me);
  return (
    inView &&
    (filters.kind === null || item.kind === filters.kind) &&
    (filters.status === null || item.status === filters.status) &&
    (filters.country === null || item.country === filters.country) &&
    (filters.age === null || isOfAge(item, filters.age, now)) &&
    (filters.repeated === null || item.repeated === (filters.repeated === 'true')) &&
    (!filters.overdue || isOverdue(item, now))
  );
}
