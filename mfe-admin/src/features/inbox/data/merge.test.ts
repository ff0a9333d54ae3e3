import { inboxItem } from '../testing/inbox-item.factory';
import { mergeItems } from './merge';

const read = inboxItem();
const claimed = { ...read, status: 'claimed' as const };

test('an event after the request for a page wins over the page, whichever arrived last', () => {
  expect(
    mergeItems([{ items: [read], read_at: 100 }], new Map([[read.id, { item: claimed, arrived_at: 200 }]])),
  ).toEqual([claimed]);
});

test('a page requested after an event is newer than the event', () => {
  expect(
    mergeItems([{ items: [read], read_at: 300 }], new Map([[read.id, { item: claimed, arrived_at: 200 }]])),
  ).toEqual([read]);
});

test('pages may overlap, and an event may be about a request that no page has', () => {
  const fresh = inboxItem();
  const merged = mergeItems(
    [
      { items: [read], read_at: 1 },
      { items: [claimed], read_at: 2 },
    ],
    new Map([[fresh.id, { item: fresh, arrived_at: 3 }]]),
  );
  expect(merged).toEqual([claimed, fresh]);
});
