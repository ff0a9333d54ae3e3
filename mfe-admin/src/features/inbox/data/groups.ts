import { isClockRunning, type InboxItem } from '@ayana/contracts/inbox';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { daysApart, type ListGroup } from '@ayana/shared-ui';
import { messages } from '../messages';
import { isOverdue } from './matches';
import { DUE_GROUPS, type DueGroup } from './views-and-groups';

/** The group of the queue a request belongs to, by the calendar of the staff's desk in India. */
export function dueGroup(item: InboxItem, now: Date): DueGroup {
  if (item.status === 'closed') return 'closed';
  if (!isClockRunning(item.status)) return 'stopped';
  if (isOverdue(item, now)) return 'overdue';
  return daysApart(new Date(item.due_at), now, INDIA_ZONE) <= 0 ? 'today' : 'later';
}

/** Pending requests are sorted by due time, others newest first; equal times are ordered by id. */
function inOrder(group: DueGroup, one: InboxItem, other: InboxItem): number {
  const difference =
    group === 'stopped' || group === 'closed'
      ? Date.parse(other.received_at) - Date.parse(one.received_at)
      : Date.parse(one.due_at) - Date.parse(other.due_at);
  return difference === 0 ? one.id.localeCompare(other.id) : difference;
}

export type DueGroups = readonly (ListGroup<InboxItem> & { id: DueGroup })[];

/** The list grouped by due time, in the order the staff should work. */
export function groupByDue(items: readonly InboxItem[], now: Date): DueGroups {
  const found = Map.groupBy(items, (item) => dueGroup(item, now));
  return DUE_GROUPS.map((id) => ({
    id,
    title: messages.groups[id],
    late: id === 'overdue',
    items: (found.get(id) ?? []).sort((one, other) => inOrder(id, one, other)),
  }));
}

/** How many requests are late, due today, and due later. */
export function dueCounts(groups: DueGroups): { late: number; today: number; later: number } {
  const count = (wanted: DueGroup): number => groups.find(({ id }) => id === wanted)?.items.length ?? 0;
  return { late: count('overdue'), today: count('today'), later: count('later') };
}
