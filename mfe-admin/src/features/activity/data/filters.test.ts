import { activityHref, activityQuery, countFilters, readFilters } from './filters';

const ID = '01900000-0000-7000-8000-000000000000';

test('filters survive the way into the URL and back', () => {
  const query = `action=role.given&actor=${ID}&from=2026-11-01&to=2026-11-20`;
  const filters = readFilters('roles', new URLSearchParams(query));
  expect(activityHref(filters)).toBe(`/admin/activity/roles?${query}`);
  expect(activityQuery(filters)).toEqual({
    type: 'roles',
    action: 'role.given',
    actor: ID,
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 10, 21).toISOString(),
  });
  expect(countFilters(filters)).toBe(4);
});

test('a day begins and ends in the reader’s zone, also when it has 23 or 25 hours', () => {
  const filters = readFilters('all', new URLSearchParams('from=2026-03-29&to=2026-03-29'));
  const { from = '', to = '' } = activityQuery(filters);
  for (const [moment, day] of [
    [from, 29],
    [to, 30],
  ] as const)
    expect([new Date(moment).getDate(), new Date(moment).getHours()]).toEqual([day, 0]);
});

test('an invalid day is ignored', () => {
  expect(readFilters('all', new URLSearchParams('from=2026-13-45')).from).toBeNull();
});

test('invalid values in the URL are ignored', () => {
  const filters = readFilters('gossip', new URLSearchParams('action=toString&actor=me&from=yesterday'));
  expect(activityHref(filters)).toBe('/admin/activity/all');
  expect(activityQuery(filters)).toEqual({});
  expect(countFilters(filters)).toBe(0);
});
