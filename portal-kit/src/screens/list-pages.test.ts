import { joinAnswer, type KnownList, type ListAnswer, withItems } from './list-pages';

interface Request {
  id: string;
  version: number;
}

const row = (id: string, version = 1): Request => ({ id, version });

function answer(ids: readonly (string | Request)[], next: string | null, after: string | null = null, key = '') {
  const items = ids.map((id) => (typeof id === 'string' ? row(id) : id));
  return { key, after, page: { value: { items, next_cursor: next }, failure: null } } satisfies ListAnswer<Request>;
}

const joined = (...answers: ListAnswer<Request>[]): KnownList<Request> => {
  const list = answers.reduce<KnownList<Request> | null>(joinAnswer, null);
  if (list === null) throw new Error('Nothing was joined.');
  return list;
};
const ids = (list: KnownList<Request>): string => list.items.map(({ id }) => id).join('');

test('pages are joined in order, and a row that moved to the next page is shown once', () => {
  const list = joined(answer(['a', 'b'], 'b'), answer(['b', 'c'], null, 'b'));
  expect([ids(list), list.next]).toEqual(['abc', null]);
});

test('a page that was asked for before the list changed is not joined', () => {
  const first = answer(['a', 'b'], 'b');
  expect(ids(joined(first, answer(['z'], null, 'other cursor')))).toBe('ab');
  expect(ids(joined(first, answer(['z'], null, 'b', 'state=closed')))).toBe('ab');
  expect(ids(joined(answer(['z'], null, null, 'state=closed'), first))).toBe('ab');
});

test('a list of one page becomes its new first page', () => {
  const list = joined(answer(['a', 'b'], null), answer(['n', 'b'], null));
  expect([ids(list), list.unseen]).toEqual(['nb', 0]);
});

test('a longer list keeps its rows in place: known ones are renewed, new ones are counted', () => {
  const list = joined(answer(['a', 'b'], 'b'), answer(['c', 'd'], 'd', 'b'), answer(['n', row('a', 2)], 'x'));
  expect([ids(list), list.items[0]?.version, list.unseen, list.next]).toEqual(['abcd', 2, 1, 'd']);
});

test('an older reading of a row does not replace a newer one', () => {
  const list = joined(answer([row('a', 3)], null));
  expect(withItems(list, [row('a', 2)]).items[0]?.version).toBe(3);
  expect(withItems(list, [row('a', 4), row('z')]).items).toEqual([row('a', 4)]);
});

test('a failed reading leaves the rows', () => {
  const list = joined(answer(['a'], null));
  const failed = { key: '', after: null, page: { value: null, failure: { message: 'Broken.', reference: undefined } } };
  expect(joinAnswer(list, failed)).toBe(list);
});

test('where nothing could be read, the list is as it was the last time', () => {
  const page = { value: null, failure: { message: 'No line.', reference: undefined } };
  const offline = { key: '', after: null, page, lastSeen: { items: [row('a')], next_cursor: null } };
  expect(joinAnswer(null, offline)?.items).toEqual([row('a')]);
  const list = joined(answer(['b'], null));
  expect(joinAnswer(list, offline)).toBe(list);
});
