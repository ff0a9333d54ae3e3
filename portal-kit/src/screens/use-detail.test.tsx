import type { RealtimeHandlers } from '../realtime/connection';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router-dom';
import { ApiProblem } from '../problems';
import { readPart } from '../api/read-part';
import { useDetail } from './use-detail';

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
