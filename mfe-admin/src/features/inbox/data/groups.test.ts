import { inboxItem, NOW } from '../testing/inbox-item.factory';
import { dueCounts, dueGroup, groupByDue } from './groups';

test.each([
  ['received 25 hours ago', { received_at: '2026-11-19T07:45:00Z' }, 'overdue'],
  ['due this minute', { received_at: '2026-11-19T08:50:00Z' }, 'today'],
  ['due before midnight in Chennai', { received_at: '2026-11-19T18:29:00Z' }, 'today'],
  ['due after midnight in Chennai, still today in UTC', { received_at: '2026-11-19T18:30:00Z' }, 'later'],
  ['claimed and late', { status: 'claimed', received_at: '2026-11-01T00:00:00Z' }, 'overdue'],
  ['answered, however old', { status: 'answered', received_at: '2026-11-01T00:00:00Z' }, 'stopped'],
  ['confirmed', { status: 'confirmed' }, 'stopped'],
  ['closed', { status: 'closed' }, 'closed'],
] as const)('a request that is %s is %3$s', (_, over, group) => {
  expect(dueGroup(inboxItem(over), NOW)).toBe(group);
});

test('the request due first is on top; answered ones are sorted newest first', () => {
  const later = inboxItem({ received_at: '2026-11-19T14:00:00Z' });
  const sooner = inboxItem({ received_at: '2026-11-19T10:00:00Z' });
  const old = inboxItem({ status: 'answered', received_at: '2026-11-10T10:00:00Z' });
  const fresh = inboxItem({ status: 'answered', received_at: '2026-11-18T10:00:00Z' });
  const groups = groupByDue([old, later, fresh, sooner], NOW);
  expect(groups.find(({ id }) => id === 'today')?.items).toEqual([sooner, later]);
  expect(groups.find(({ id }) => id === 'stopped')?.items).toEqual([fresh, old]);
  expect(groups.map(({ id }) => id)).toEqual(['overdue', 'today', 'later', 'stopped', 'closed']);
  expect(groups[0]?.late).toBe(true);
});

test('pending requests are counted, answered ones are not', () => {
  const items = [
    inboxItem({ received_at: '2026-11-19T05:00:00Z' }),
    inboxItem(),
    inboxItem(),
    inboxItem({ received_at: '2026-11-20T08:00:00Z' }),
    inboxItem({ status: 'answered' }),
  ];
  expect(dueCounts(groupByDue(items, NOW))).toEqual({ late: 1, today: 2, later: 1 });
});
