import { inboxItem, NOW } from '../testing/inbox-item.factory';
import { dueGroup, groupByDue } from './due-groups';

const due = (due_at: string) => inboxItem({ due_at });

test('requests are grouped by the calendar in India', () => {
  expect(dueGroup(due('2026-11-20T08:49:00Z'), NOW)).toBe('overdue');
  expect(dueGroup(due('2026-11-20T18:29:00Z'), NOW)).toBe('today');
  expect(dueGroup(due('2026-11-20T18:30:00Z'), NOW)).toBe('later');
  expect(dueGroup({ ...due('2026-11-19T08:00:00Z'), status: 'answered' }, NOW)).toBe('stopped');
  expect(dueGroup({ ...due('2026-11-19T08:00:00Z'), status: 'closed' }, NOW)).toBe('closed');
  // Answered is no end: the day to follow up has come in India, or is still to come.
  const followed = { ...due('2026-11-19T08:00:00Z'), status: 'answered' as const };
  expect(dueGroup({ ...followed, follow_up_on: '2026-11-20' }, NOW)).toBe('follow_up');
  expect(dueGroup({ ...followed, follow_up_on: '2026-11-21' }, NOW)).toBe('stopped');
});

test('a group says how many there are, also where not all of them are loaded', () => {
  const items = [due('2026-11-20T08:00:00Z'), due('2026-11-20T10:00:00Z')];
  const groups = groupByDue(items, NOW, { all: 9, late: 4, today: 1, later: 3, follow_up: 2 });
  expect(groups.map(({ id, items: { length }, count }) => [id, length, count])).toEqual([
    ['overdue', 1, 4],
    ['follow_up', 0, 2],
    ['today', 1, 1],
    ['later', 0, 3],
    ['stopped', 0, undefined],
    ['closed', 0, undefined],
  ]);
});
