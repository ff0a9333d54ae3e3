import { clearedFilters, countFilters, hrefOf, readFilters, readingKey, type InboxFilters } from './filters';

const NONE: InboxFilters = {
  view: 'mine',
  kind: null,
  status: null,
  country: null,
  age: null,
  repeated: null,
  overdue: false,
};
const read = (query: string): InboxFilters => readFilters(new URLSearchParams(query));

test.each<[string, Partial<InboxFilters>]>([
  ['', {}],
  ['?view=open', { view: 'open' }],
  ['?kind=video_consultation&country=Sri+Lanka', { kind: 'video_consultation', country: 'Sri Lanka' }],
  ['?status=claimed&age=today&overdue=true', { status: 'claimed', age: 'today', overdue: true }],
  ['?view=closed&kind=contact', { view: 'closed', kind: 'contact' }],
  ['?view=closed&repeated=true', { view: 'closed', repeated: 'true' }],
  ['?repeated=false', { repeated: 'false' }],
])('the address %j and its filters are the same thing', (query, filters) => {
  expect(read(query)).toEqual({ ...NONE, ...filters });
  expect(hrefOf({ ...NONE, ...filters })).toBe(query);
});

test('invalid values in the URL are ignored', () => {
  expect(read('?view=all&kind=fax&status=done&age=old&overdue=yes&repeated=no&country=%20')).toEqual(NONE);
  expect(read('?view=closed&status=new&overdue=true')).toEqual({ ...NONE, view: 'closed' });
  expect(read('?status=closed')).toEqual(NONE);
});

test('the open request is kept next to the filters', () => {
  expect(hrefOf({ ...NONE, age: 'week' }, '0190a000-0000-7000-8000-000000000001')).toBe(
    '?age=week&request=0190a000-0000-7000-8000-000000000001',
  );
});

test('filters are counted and cleared, the view is kept', () => {
  const filters = read('?view=open&kind=contact&repeated=false&overdue=true');
  expect(countFilters(filters)).toBe(3);
  expect(clearedFilters(filters)).toEqual({ ...NONE, view: 'open' });
});

test('"mine" and "open" share one load; opening a request loads no list', () => {
  const key = (query: string): string => readingKey(new URLSearchParams(query));
  expect(key('?request=1')).toBe(key('?view=open'));
  expect(key('?view=closed')).not.toBe(key(''));
  expect(key('?kind=contact')).not.toBe(key(''));
});
