import { groupByDay } from './days';
import { changeText } from './change-text';
import type { ActivityItem } from './loader';

const item = (at: string, over: Partial<ActivityItem> = {}): ActivityItem => ({
  id: at,
  type: 'roles',
  action: 'role.given',
  at,
  actor: null,
  subject: null,
  details: {},
  request_id: null,
  reported_by: 'server',
  ...over,
});

test('the activity is grouped by the reader’s days', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const days = groupByDay(
    [
      item('2026-11-20T08:00:00Z'),
      item('2026-11-19T19:00:00Z'),
      item('2026-11-19T10:00:00Z'),
      item('2026-11-02T10:00:00Z'),
    ],
    now,
    'Asia/Kolkata',
  );
  expect(days.map(({ title, items }) => [title, items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Mon 2 Nov', 1],
  ]);
});

test.each<[ActivityItem['action'], Record<string, unknown>, unknown]>([
  ['role.given', { from: null, to: 'doctor' }, { from: 'no role', to: 'Doctor' }],
  ['role.taken', { from: 'partner/hospital', to: null }, { from: 'Hospital', to: 'no role' }],
  ['sessions.ended', { sessions: 1 }, { text: '1 session' }],
  ['application.refused', { wanted_role: 'pharmacy_partner' }, { text: 'applied for: Pharmacy' }],
  ['csp_violation', { blocked_uri: '<b>', line_number: 3, user_id: 'x' }, { text: 'blocked uri: <b>, line number: 3' }],
  ['password.changed', {}, null],
])('%s with %j reads %j', (action, details, words) => expect(changeText({ action, details })).toEqual(words));
