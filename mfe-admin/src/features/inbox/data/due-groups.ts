import { type InboxItem, type InboxViewCounts, isClockRunning } from '@ayana/contracts/inbox';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { daysApart, type ListGroup } from '@ayana/shared-ui';
import { type DueGroup, messages } from '../messages';

/** The groups of the queue, in the order in which the API lists them by due time. */
const DUE_GROUPS: readonly DueGroup[] = ['overdue', 'today', 'later', 'stopped', 'closed'];

/** The group of the queue a request belongs to, by the calendar of the staff's desk in India. */
export function dueGroup(item: InboxItem, now: Date): DueGroup {
  if (item.status === 'closed') return 'closed';
  if (!isClockRunning(item.status)) return 'stopped';
  if (Date.parse(item.due_at) < now.getTime()) return 'overdue';
  return daysApart(new Date(item.due_at), now, INDIA_ZONE) <= 0 ? 'today' : 'later';
}

/** The list in groups by due time. Its order is the API's. */
export function groupByDue(
  items: readonly InboxItem[],
  now: Date,
  counts: InboxViewCounts | null,
): readonly (ListGroup<InboxItem> & { id: DueGroup })[] {
  const found = Map.groupBy(items, (item) => dueGroup(item, now));
  const counted: Partial<Record<DueGroup, number>> =
    counts === null ? {} : { overdue: counts.late, today: counts.today, later: counts.later };
  return DUE_GROUPS.map((id) => ({
    id,
    title: messages.groups[id],
    late: id === 'overdue',
    items: found.get(id) ?? [],
    count: counted[id],
  }));
}
