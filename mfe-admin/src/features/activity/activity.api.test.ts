import { activityHref, activityQuery, typeOf } from './activity.api';

test('the address has the type in its path and the filters behind it', () => {
  expect(activityHref(typeOf('roles'), { action: 'role.given', from: '2026-11-01' })).toBe(
    '/admin/activity/roles?action=role.given&from=2026-11-01',
  );
  expect(activityHref(typeOf('gossip'))).toBe('/admin/activity/all');
});

test('a day begins and ends in the reader’s zone, also when it has 23 or 25 hours', () => {
  const { from = '', to = '' } = activityQuery(null, { from: '2026-03-29', to: '2026-03-29' });
  for (const [moment, day] of [
    [from, 29],
    [to, 30],
  ] as const)
    expect([new Date(moment).getDate(), new Date(moment).getHours()]).toEqual([day, 0]);
});

test('an invalid day is left out', () => {
  expect(activityQuery('roles', { from: '2026-13-45', action: 'role.given' })).toEqual({
    type: 'roles',
    action: 'role.given',
  });
});
