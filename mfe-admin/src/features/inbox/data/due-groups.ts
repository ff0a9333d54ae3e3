import { type InboxItem, type InboxViewCounts, isClockRunning } from '@ayana/contracts/inbox';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { daysApart, type ListGroup } from '@ayana/shared-ui';
import { dayKey } from '@ayana/shared-ui/time';
import { type DueGroup, messages } from '../messages';

/** The groups of the queue, in the order in which the API lists them by due time. */
const DUE_GROUPS: readonly DueGroup[] = ['overdue', 'follow_up', 'today', 'later', 'stopped', 'closed'];

/** Whether it is answered, and the day to follow up has come in India. */
export const isToFollowUp = ({ status, follow_up_on }: InboxItem, now: Date): boolean =>
  (status === 'answered' || status === 'confirmed') && follow_up_on !== null && follow_up_on <= dayKey(now, INDIA_ZONE);

/** The group of the queue a request belongs to, by the calendar of the staff's desk in India. */
export function dueGroup(item: InboxItem, now: Date): DueGroup {
  if (item.status === 'closed') return 'closed';
  if (!isClockRunning(item.status)) return isToFollowUp(item, now) ? 'follow_up' : 'stopped';
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
    counts === null
      ? {}
      : { overdue: counts.late, follow_up: counts.follow_up, today: counts.today, later: counts.later };
  return DUE_GROUPS.map((id) => ({
    id,
    title: messages.groups[id],
    late: id === 'overdue',
    items: found.get(id) ?? [],
    count: counted[id],
  }));
}
