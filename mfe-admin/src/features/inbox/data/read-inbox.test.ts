import { api } from '@ayana/portal-kit';
import { inboxItem } from '../testing/inbox-item.factory';
import { readFilters } from './filters';
import { readCounts, readInbox, statusesOf } from './read-inbox';

jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  api: { GET: jest.fn() },
}));

type Call = { params: { query: Record<string, unknown> } };
const get = api.GET as unknown as jest.Mock<Promise<{ data: unknown }>, [string, Call]>;
const filters = (query: string) => readFilters(new URLSearchParams(query));

beforeEach(() => get.mockReset());

test.each([
  ['', ['new', 'claimed', 'confirmed', 'answered']],
  ['?status=claimed', ['claimed']],
  ['?overdue=true', ['new', 'claimed']],
  ['?status=answered&overdue=true', []],
  ['?view=closed', ['closed']],
])('the view %j is made of %j', (query, statuses) => expect(statusesOf(filters(query))).toEqual(statuses));

test('waiting requests are loaded completely, one page of those that are done', async () => {
  const pages: Record<string, string | null> = {
    new: '2',
    'new 2': null,
    claimed: null,
    confirmed: null,
    answered: 'next',
  };
  get.mockImplementation(async (_, { params: { query } }) => {
    const key = [query.status, query.cursor].filter(Boolean).join(' ');
    return { data: { items: [inboxItem({ name: key })], next_cursor: pages[key] } };
  });
  const reading = await readInbox(filters('?kind=contact'));
  expect(reading.items.map(({ name }) => name)).toEqual(['new', 'new 2', 'claimed', 'confirmed', 'answered']);
  expect(reading.cursors).toEqual({ answered: 'next' });
  expect(get.mock.calls[0]?.[1].params.query).toEqual({ limit: 100, kind: 'contact', status: 'new', sort: 'due' });
});

test('more is loaded only of statuses that have more', async () => {
  get.mockResolvedValue({ data: { items: [], next_cursor: null } });
  await readInbox(filters(''), { answered: 'next' });
  expect(get.mock.calls.map(([, { params }]) => params.query)).toEqual([
    { limit: 100, status: 'answered', cursor: 'next' },
  ]);
});

test('the counts follow the filters', async () => {
  const view = { all: 12_936, late: 0, today: 0, later: 12_936 };
  get.mockResolvedValue({ data: { mine: view, open: view } });
  const counts = await readCounts(filters('?kind=contact&status=new&overdue=true'));
  expect(counts.open.later).toBe(12_936);
  expect(get.mock.calls).toEqual([
    ['/inbox/counts', { params: { query: { kind: 'contact', status: 'new', overdue: true } } }],
  ]);
});
