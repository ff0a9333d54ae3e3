import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type PagesAnswer, usePages } from './use-pages';

interface Row {
  id: string;
  name: string;
}

/** The server's rows, two per page; null when it is unreachable. */
let rows: Row[] | null;

function read(key: string, after: string | null): PagesAnswer<Row> {
  if (rows === null)
    return { key, after, page: { value: null, failure: { message: 'Broken.', reference: undefined } } };
  const from = Number(after ?? 0);
  const next_cursor = from + 2 < rows.length ? String(from + 2) : null;
  return { key, after, page: { value: { items: rows.slice(from, from + 2), next_cursor }, failure: null } };
}

function List() {
  const { items, known, failure, hasMore, loadMore, reread } = usePages<Row>('/');
  return (
    <>
      <p>{items.map(({ name }) => name).join(' ')}</p>
      <p role="status">{`${known ? 'known' : 'unknown'} ${failure?.message ?? 'fine'}`}</p>
      {hasMore ? (
        <button type="button" onClick={loadMore}>
          More
        </button>
      ) : null}
      <button type="button" onClick={reread}>
        Again
      </button>
    </>
  );
}

async function open() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <List />,
      HydrateFallback: () => null,
      loader: ({ request }) => read('/', new URL(request.url).searchParams.get('cursor')),
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: 'Again' });
  const user = userEvent.setup();
  return (name: string) => user.click(screen.getByRole('button', { name }));
}

const named = (...names: string[]): Row[] => names.map((name, at) => ({ id: String(at), name }));

test('pages are joined, and reloaded in place', async () => {
  rows = named('a', 'b', 'c', 'd', 'e');
  const press = await open();
  await press('More');
  expect(await screen.findByText('a b c d')).toBeVisible();
  await press('More');
  expect(await screen.findByText('a b c d e')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();

  rows = named('A', 'b', 'c', 'd', 'E');
  await press('Again');
  expect(await screen.findByText('A b c d E')).toBeVisible();
});

test('rows stay when a reload fails, and loading more may fail', async () => {
  rows = named('a', 'b', 'c');
  const press = await open();
  rows = null;
  await press('More');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('known Broken.'));
  expect(screen.getByText('a b')).toBeVisible();
  rows = named('a', 'b', 'c');
  await press('Again');
  expect(await screen.findByText('a b c')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('known fine');
});

test('a list that was never loaded is unknown', async () => {
  rows = null;
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('unknown Broken.');
});
