import { listKey, peopleHref, readFilters } from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test.each([
  ['', '/admin/users'],
  ['?q=amina&role=partner%2Fhospital&person=1', '/admin/users?q=amina&role=partner%2Fhospital&person=1'],
  ['?role=none', '/admin/users?role=none'],
  ['?role=king&q=%20', '/admin/users'],
])('%j leads to %j', (query, href) => expect(peopleHref(read(query))).toBe(href));

test('opening a person does not change the list', () => {
  expect(listKey(read('?q=a&person=1'))).toBe(listKey(read('?q=a')));
});
