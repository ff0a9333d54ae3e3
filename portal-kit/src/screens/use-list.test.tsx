import type { RealtimeHandlers } from '../realtime/connection';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { ApiProblem } from '../problems';
import { listLoader } from './list-loader';
import { useList } from './use-list';

let live: { handlers: RealtimeHandlers; reread: () => void };

jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  useRealtime: (handlers: RealtimeHandlers, { reread }: { reread: () => void }) => {
    live = { handlers, reread };
  },
}));

interface Row {
  id: string;
  name: string;
}
interface Query {
  state?: string;
  sort?: string;
}

/** The API's rows, two per page; null when it is unreachable. */
let rows: Row[] | null;
let queries: (Query & { cursor: string | null })[];

const loader = listLoader<Row, Query>({
  names: ['state', 'sort'],
  read: async (query, cursor) => {
    queries.push({ ...query, cursor });
    if (rows === null) throw new ApiProblem({ status: 503, code: 'service_unavailable', detail: 'Broken.' });
    const from = Number(cursor ?? 0);
    return { items: rows.slice(from, from + 2), next_cursor: from + 2 < rows.length ? String(from + 2) : null };
  },
});

const NAMES = ['state', 'sort'] as const;

function List() {
  const list = useList<Row>({ names: NAMES, live: ['inbox.updated'] as never[] });
  const button = (name: string, press: () => void) => (
    <button type="button" onClick={press}>
      {name}
    </button>
  );
  return (
    <>
      <p>{list.items.map(({ name }) => name).join(' ')}</p>
      <p role="status">
        {[
          list.known ? 'known' : 'unknown',
          list.failure?.message ?? 'fine',
          list.moreFailure?.message ?? 'fine',
          `${list.unseen} new`,
          `${Object.keys(list.selected).length} selected`,
          JSON.stringify(list.query),
        ].join(', ')}
      </p>
      {list.hasMore ? button('More', list.loadMore) : null}
      {button('Again', list.reread)}
      {button('Show new', list.showNew)}
      {button('Select', () => list.select({ 0: true }))}
      {button('Filter', () => {
        list.change({ state: 'open' });
        list.change({ sort: 'name' });
      })}
      {button('Clear', () => list.change({ state: null, sort: '' }))}
      <Link to="/one">Open</Link>
    </>
  );
}

let visits = 0;

async function open(search = '') {
  visits += 1;
  const router = createMemoryRouter(
    [
      { path: '/', element: <List />, HydrateFallback: () => null, loader },
      { path: '/one', element: <p>Detail</p> },
    ],
    { initialEntries: [{ pathname: '/', search, key: `visit-${visits}` }] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: 'Again' });
  const user = userEvent.setup();
  return { press: (name: string) => user.click(screen.getByRole('button', { name })), user, router };
}

const named = (...names: string[]): Row[] => names.map((name, at) => ({ id: String(at), name }));
const status = (): HTMLElement => screen.getByRole('status');

beforeEach(() => {
  rows = named('a', 'b', 'c', 'd', 'e');
  queries = [];
});

test('pages are read one after another, each with the cursor of the one before', async () => {
  const { press } = await open();
  await press('More');
  expect(await screen.findByText('a b c d')).toBeVisible();
  await press('More');
  expect(await screen.findByText('a b c d e')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  expect(queries.map(({ cursor }) => cursor)).toEqual([null, '2', '4']);
});

test('filters and sort are in the URL; two quick changes are both kept, and the selection is dropped', async () => {
  const { press, router } = await open('?state=closed&page=9');
  expect(queries).toEqual([{ state: 'closed', limit: 50, cursor: null }]);
  await press('Select');
  expect(status()).toHaveTextContent('1 selected');
  await press('Filter');
  await waitFor(() => expect(router.state.location.search).toBe('?state=open&sort=name'));
  expect(status()).toHaveTextContent('0 selected');
  await press('Clear');
  // The choice shows before the address has changed.
  expect(status()).toHaveTextContent('{}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await press('Filter');
  await act(() => router.navigate('/?state=closed'));
  expect(status()).toHaveTextContent('{"state":"closed"}');
});

test('rows stay when a later reading fails, and more can be tried again', async () => {
  const { press } = await open();
  rows = null;
  await press('More');
  await waitFor(() => expect(status()).toHaveTextContent('known, fine, Broken.'));
  await press('Again');
  await waitFor(() => expect(status()).toHaveTextContent('known, Broken., Broken.'));
  expect(screen.getByText('a b')).toBeVisible();
  rows = named('a', 'b', 'c');
  await press('More');
  expect(await screen.findByText('a b c')).toBeVisible();
});

test('a list that was never read is unknown', async () => {
  rows = null;
  await open();
  expect(status()).toHaveTextContent('unknown, Broken.');
});

test('an event shows its row at once and reads the list again', async () => {
  await open();
  rows = [{ id: '9', name: 'new' }, ...named('A', 'b')];
  act(() => live.handlers['inbox.updated']?.({ id: '0', name: 'A' } as never));
  expect(screen.getByText('A b')).toBeVisible();
  expect(await screen.findByText('new A')).toBeVisible();
});

test('below the first page new rows wait until they are asked for', async () => {
  const { press } = await open();
  await press('More');
  expect(await screen.findByText('a b c d')).toBeVisible();
  rows = [{ id: '9', name: 'new' }, ...named('a', 'b', 'c')];
  act(() => live.reread());
  await waitFor(() => expect(status()).toHaveTextContent('1 new'));
  expect(screen.getByText('a b c d')).toBeVisible();
  await press('Show new');
  expect(await screen.findByText('new a')).toBeVisible();
});

test('Back from a row shows the pages that were read', async () => {
  const { press, user, router } = await open();
  await press('More');
  expect(await screen.findByText('a b c d')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(await screen.findByText('Detail')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('a b c d')).toBeVisible();
});
