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

test('missing profile fields come first, without those that only patients need', () => {
  const waiting = waitingFor(account({ missing_fields: ['phone', 'date_of_birth'] }), 2);
  expect(waiting.map(({ id }) => id)).toEqual(['profile', 'inquiries']);
  expect(waiting[0]?.text).toContain('phone');
  expect(waiting[0]?.text).not.toContain('birth');
});

test('there are no tasks when nothing is missing or unread', () => {
  expect(waitingFor(account({ missing_fields: ['date_of_birth'] }), 0)).toEqual([]);
  expect(waitingFor(null, null)).toEqual([]);
});
