import type { Entry } from './entry';
import { groupsOf } from './groups';

const DHAKA = { zone: 'Asia/Dhaka', place: 'Dhaka' };
const NOW = new Date('2026-11-20T09:00:00Z');
const entry = (id: string, at: string | null, is_read: boolean): Entry => ({
  id,
  title: id,
  text: '',
  case_number: null,
  at,
  is_read,
  place: '/patient-portal',
});

test('what is not read comes first, the rest by the reader’s day', () => {
  const groups = groupsOf(
    [
      entry('new', '2026-11-20T08:00:00Z', false),
      entry('morning', '2026-11-20T07:00:00Z', true),
      entry('old and new', '2026-11-01T07:00:00Z', false),
      // The 20th has begun in Dhaka, not in UTC.
      entry('night', '2026-11-19T18:30:00Z', true),
      entry('yesterday', '2026-11-19T10:00:00Z', true),
      entry('week', '2026-11-09T10:00:00Z', true),
      entry('unknown', null, true),
    ],
    NOW,
    DHAKA,
  );
  expect(groups.map(({ title, entries }) => [title].concat(entries.map(({ id }) => id)))).toEqual([
    ['Not read yet', 'new', 'old and new'],
    ['Today', 'morning', 'night'],
    ['Yesterday', 'yesterday'],
    ['Mon 9 Nov', 'week'],
    ['Read', 'unknown'],
  ]);
});

test('nothing gives no groups', () => {
  expect(groupsOf([], NOW, DHAKA)).toEqual([]);
});
