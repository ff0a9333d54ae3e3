import type { InboxItem } from '@ayana/contracts/inbox';

/** A request as an event or an answer told it, with when it was heard (`performance.now()`). */
export type Heard = { item: InboxItem; heard_at: number };

/**
 * One list out of what was read and what was heard since. A reading is older than an event that came after it was asked for,
 * whichever arrives last.
 */
export function mergeItems(
  readings: readonly { items: readonly InboxItem[]; read_at: number }[],
  heard: ReadonlyMap<string, Heard>,
): InboxItem[] {
  const known = new Map<string, Heard>();
  for (const { items, read_at } of readings) {
    for (const item of items) {
      const before = known.get(item.id);
      if (before === undefined || before.heard_at <= read_at) known.set(item.id, { item, heard_at: read_at });
    }
  }
  for (const [id, news] of heard) {
    const before = known.get(id);
    if (before === undefined || before.heard_at <= news.heard_at) known.set(id, news);
  }
  return [...known.values()].map(({ item }) => item);
}
