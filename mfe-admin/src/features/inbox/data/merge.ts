import type { InboxItem } from '@ayana/contracts/inbox';

/** A request from an event or an action's answer, with the time it arrived (`performance.now()`). */
export type ReceivedItem = { item: InboxItem; arrived_at: number };

/**
 * Merges the loaded pages with later events. A page is older than an event that came after the page was requested,
 * whichever arrives last.
 */
export function mergeItems(
  readings: readonly { items: readonly InboxItem[]; read_at: number }[],
  received: ReadonlyMap<string, ReceivedItem>,
): InboxItem[] {
  const known = new Map<string, ReceivedItem>();
  for (const { items, read_at } of readings) {
    for (const item of items) {
      const before = known.get(item.id);
      if (before === undefined || before.arrived_at <= read_at) known.set(item.id, { item, arrived_at: read_at });
    }
  }
  for (const [id, news] of received) {
    const before = known.get(id);
    if (before === undefined || before.arrived_at <= news.arrived_at) known.set(id, news);
  }
  return [...known.values()].map(({ item }) => item);
}
