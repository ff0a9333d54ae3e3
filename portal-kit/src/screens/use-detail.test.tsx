import type { RealtimeHandlers } from '../realtime/connection';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useParams } from 'react-router-dom';
import { ApiProblem } from '../problems';
import { readPart } from '../api/read-part';
import { rereadsList } from './list-loader';
import { openedId, useDetail, useOpened } from './use-detail';

let live: RealtimeHandlers;

jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  useRealtime: (handlers: RealtimeHandlers) => {
    live = handlers;
  },
}));

/** What the API has; null when it is unreachable. */
let stored: string | null;

function Page() {
  const { id = '' } = useParams();
  const { value, failure } = useDetail<{ id: string; name: string }>({ id, live: ['inbox.updated'] as never[] });
  return (
    <>
      <p>{value?.name ?? 'Nothing'}</p>
      <p role="status">{failure?.message}</p>
    </>
  );
}

async function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/:id',
        element: <Page />,
        HydrateFallback: () => null,
        loader: ({ params: { id = '' } }) =>
          readPart(
            stored === null
              ? Promise.reject(new ApiProblem({ status: 503, code: 'service_unavailable', detail: 'Broken.' }))
              : Promise.resolve({ id, name: `${id} ${stored}` }),
          ),
      },
    ],
    { initialEntries: ['/1'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('status');
  return router;
}

const event = (id: string): void => act(() => live['inbox.updated']?.({ id } as never));

test('an event about it reads it again, one about another does not', async () => {
  stored = 'new';
  await open();
  stored = 'assigned';
  event('2');
  await act(() => new Promise((done) => void setTimeout(done, 500)));
  expect(screen.getByText('1 new')).toBeVisible();
  event('1');
  expect(await screen.findByText('1 assigned')).toBeVisible();
});

test('what was read stays when it cannot be read again, and another page does not show it', async () => {
  stored = 'new';
  const router = await open();
  stored = null;
  event('1');
  expect(await screen.findByText('Broken.')).toBeVisible();
  expect(screen.getByText('1 new')).toBeVisible();
  await act(() => router.navigate('/2'));
  expect(screen.getByText('Nothing')).toBeVisible();
});

describe('what is open beside a list', () => {
  let lists: number;

  function ListPage() {
    const { id, value, failure } = useOpened<{ id: string; name: string }>({
      param: 'open',
      live: ['inbox.updated'] as never[],
    });
    return (
      <>
        <p>{id === null ? 'Closed' : (value?.name ?? 'Nothing')}</p>
        <p role="status">{failure?.message}</p>
        <Link to="?open=2">Open 2</Link>
        <Link to="?state=new&open=2">Filter</Link>
      </>
    );
  }

  beforeEach(async () => {
    stored = 'first';
    lists = 0;
    const router = createMemoryRouter(
      [
        {
          path: '/',
          element: <ListPage />,
          HydrateFallback: () => null,
          shouldRevalidate: rereadsList(['state']),
          loader: async ({ request }) => {
            const id = openedId({ request });
            if (id === null) {
              lists += 1;
              return null;
            }
            if (stored !== null) return { value: { id, name: `${id} ${stored}` }, failure: null };
            return readPart(
              Promise.reject(new ApiProblem({ status: 503, code: 'service_unavailable', detail: 'Broken.' })),
            );
          },
        },
      ],
      { initialEntries: ['/'] },
    );
    render(<RouterProvider router={router} />);
    await screen.findByText('Closed');
  });

  test('is read without the list, and again after its event; a failure leaves it', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Open 2' }));
    expect(await screen.findByText('2 first')).toBeVisible();
    expect(lists).toBe(1);
    stored = 'second';
    act(() => live['inbox.updated']?.({ id: '2' } as never));
    expect(await screen.findByText('2 second')).toBeVisible();
    stored = null;
    act(() => live['inbox.updated']?.({ id: '2' } as never));
    expect(await screen.findByText('Broken.')).toBeVisible();
    expect(screen.getByText('2 second')).toBeVisible();
  });

  test('stays when the filters change, which reads the list', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
    expect(await screen.findByText('2 first')).toBeVisible();
    expect(lists).toBe(2);
  });
});
