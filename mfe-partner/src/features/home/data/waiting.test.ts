import type { Account } from './loader';
import { waitingFor } from './waiting';

const account = (over: Partial<Account> = {}): Account => ({
  email: 'a@people.example',
  name: 'A',
  phone: null,
  country: null,
  missing_fields: [],
  created_at: '2026-11-01T00:00:00Z',
  application: null,
  ...over,
});

test('the work of handed cases comes first, then missing profile fields without those that only patients need', () => {
  const waiting = waitingFor(account({ missing_fields: ['phone', 'date_of_birth'] }), 2, 3);
  expect(waiting.map(({ id }) => id)).toEqual(['cases', 'profile', 'inquiries']);
  expect(waiting[0]?.title).toContain('3');
  expect(waiting[1]?.text).toContain('phone');
  expect(waiting[1]?.text).not.toContain('birth');
});

test('there are no tasks when nothing is missing or unread', () => {
  expect(waitingFor(account({ missing_fields: ['date_of_birth'] }), 0, 0)).toEqual([]);
  expect(waitingFor(null, null, null)).toEqual([]);
});
