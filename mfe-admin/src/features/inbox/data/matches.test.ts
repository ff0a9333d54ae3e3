import { inboxItem, NOW } from '../testing/inbox-item.factory';
import { readFilters } from './filters';
import { matches } from './matches';

const me = 'me';
const fits = (over: Parameters<typeof inboxItem>[0], query: string): boolean =>
  matches(inboxItem(over), readFilters(new URLSearchParams(query)), me, NOW);

test('"mine" lists my requests and unassigned ones, not those a colleague claimed', () => {
  expect(fits({}, '')).toBe(true);
  expect(fits({ status: 'claimed', assigned_to: { id: me, name: 'Me' } }, '')).toBe(true);
  expect(fits({ status: 'claimed', assigned_to: { id: 'other', name: 'Other' } }, '')).toBe(false);
  expect(fits({ status: 'claimed', assigned_to: { id: 'other', name: 'Other' } }, '?view=open')).toBe(true);
});

test('closed requests are in their own view only', () => {
  expect(fits({ status: 'closed' }, '')).toBe(false);
  expect(fits({ status: 'closed' }, '?view=open')).toBe(false);
  expect(fits({ status: 'closed' }, '?view=closed')).toBe(true);
  expect(fits({}, '?view=closed')).toBe(false);
});

test.each([
  ['?kind=consultation', true],
  ['?kind=contact', false],
  ['?status=new', true],
  ['?status=claimed', false],
  ['?country=Nigeria', true],
  ['?country=Kenya', false],
  ['?age=today', true],
  ['?age=week', true],
  ['?age=older', false],
  ['?overdue=true', false],
  ['?repeated=true', false],
  ['?repeated=false', true],
])('the filter %s', (query, fit) => expect(fits({}, query)).toBe(fit));

test('repeated requests can be the only ones listed, or left out', () => {
  const many = { repeated: true, repeat_count: 7 };
  expect(fits(many, '?repeated=true')).toBe(true);
  expect(fits(many, '?repeated=false')).toBe(false);
  expect(fits(many, '')).toBe(true);
});

test('only pending requests can be overdue', () => {
  expect(fits({ received_at: '2026-11-19T05:00:00Z' }, '?overdue=true')).toBe(true);
  expect(fits({ received_at: '2026-11-19T05:00:00Z', status: 'answered' }, '?overdue=true')).toBe(false);
  expect(fits({ received_at: '2026-11-01T05:00:00Z' }, '?age=older')).toBe(true);
});
