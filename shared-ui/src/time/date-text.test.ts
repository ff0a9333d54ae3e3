import { dateText } from './date-text';

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['2026-11-20T09:59:40Z', 'just now'],
  ['2026-11-20T09:20:00Z', '40 minutes ago'],
  ['2026-11-20T13:30:00Z', 'in 3 hours'],
  ['2026-11-18T09:00:00Z', '2 days ago'],
])('%s is %s', (at, text) => expect(dateText(new Date(at), now)).toBe(text));

test('beyond a week the date is written out, before and after', () => {
  expect(dateText(new Date('2026-11-02T10:00:00Z'), now)).toContain('2026');
  expect(dateText(new Date('2026-12-02T10:00:00Z'), now)).toContain('2026');
});
