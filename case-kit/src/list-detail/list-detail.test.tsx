import { ApiProblem, readPart, type useRealtime } from '@ayana/portal-kit';
import { commandAction, listLoader, useAction, useList } from '@ayana/portal-kit/screens';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DetailScreen, DetailView, ListScreen, useDialog } from '.';

type Handlers = Parameters<typeof useRealtime>[0];
let live: Handlers;
jest.mock('@ayana/portal-kit', () => ({
  ...jest.requireActual<object>('@ayana/portal-kit'),
  useRealtime: (handlers: Handlers) => {
    live = handlers;
  },
}));

interface Room {
  id: string;
  name: string;
}
/** The API's rooms; null when it is unreachable. */
let rooms: Room[] | null;

const away = (): never => {
  throw new ApiProblem({ status: 503, code: 'service_unavailable', detail: 'The service is away.' });
};
const NAMES = ['quiet'] as const;
const WORDS = {
  title: 'Rooms',
  lead: 'Where people stay.',
  add: 'New room',
  filters: { label: 'Filter rooms' },
  table: { label: 'Rooms', empty: { title: 'No room yet', text: 'They appear here.' }, failed: 'They failed' },
};
const EVENTS = ['inbox.updated'] as never[];

function List() {
  return (
    <ListScreen
      name="rooms"
      list={useList<Room>({ names: NAMES, rereadOn: EVENTS })}
      columns={[{ id: 'name', title: 'Name', lead: true, cell: ({ name }) => name }]}
      filters={[{ kind: 'flag', name: 'quiet', label: 'Quiet' }]}
      words={WORDS}
      defaultSort={{ by: 'name', order: 'asc' }}
      hrefOf={({ id }) => `/rooms/${id}`}
      renderDialog={(close) => (
        <dialog open>
          <button type="button" onClick={close}>
            Not now
          </button>
        </dialog>
      )}
    />
  );
}

function View({ room, reread }: { room: Room; reread: () => void }) {
  const { open, show, closing } = useDialog<'rename'>(reread);
  const action = useAction<{ id: string }>({ action: '/rooms/1' });
  return (
    <DetailView
      places={[{ label: 'Rooms', href: '/rooms' }]}
      title={room.name}
      failure={action.failure}
      actions={
        <>
          <button type="button" onClick={() => show('rename')}>
            Rename
          </button>
          <button type="button" onClick={() => action.send({ id: room.id })}>
            Close
          </button>
        </>
      }
      aside={<p>Beside</p>}
      dialogs={
        open === null ? null : (
          <dialog open>
            <button type="button" onClick={closing.onDone}>
              Save
            </button>
          </dialog>
        )
      }
    >
      <p>Main</p>
    </DetailView>
  );
}

function Detail() {
  return (
    <DetailScreen<Room> param="roomId" rereadOn={EVENTS} failed="It failed">
      {(room, reread) => <View room={room} reread={reread} />}
    </DetailScreen>
  );
}

const Nothing = () => null;

async function openAt(at: string) {
  const routes = [
    {
      path: '/rooms',
      HydrateFallback: Nothing,
      Component: List,
      loader: listLoader<Room, { quiet?: string }>({
        names: NAMES,
        read: async ({ quiet }) => ({ items: quiet === 'true' ? [] : (rooms ?? away()), next_cursor: null }),
      }),
    },
    {
      path: '/rooms/:roomId',
      HydrateFallback: Nothing,
      Component: Detail,
      action: commandAction<() => Promise<unknown>>(async () => away()),
      loader: ({ params: { roomId } }: { params: { roomId?: string } }) =>
        readPart((async () => (rooms ?? away()).find(({ id }) => id === roomId) ?? away())()),
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  await screen.findAllByRole('heading');
  return { router, user: userEvent.setup() };
}

beforeEach(() => {
  rooms = [{ id: '1', name: 'Sea' }];
});
const event = (): void => act(() => live['inbox.updated']?.({ id: 'other' } as never));

test('a list has its words, its rows, its filters in the address, and a dialog that adds', async () => {
  const { router, user } = await openAt('/rooms');
  expect(screen.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible();
  expect(screen.getByText('Where people stay.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sea' })).toHaveAttribute('href', '/rooms/1');
  await user.click(screen.getByRole('button', { name: 'New room' }));
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Quiet' }));
  expect(router.state.location.search).toBe('?quiet=true');
});

test('a list is read again after an event, and says what an empty one will hold', async () => {
  rooms = [];
  await openAt('/rooms');
  expect(screen.getByText('No room yet')).toBeVisible();
  rooms = [{ id: '2', name: 'Hill' }];
  event();
  expect(await screen.findByRole('link', { name: 'Hill' })).toBeVisible();
});

test('a detail leads back, is read again after an event and after its dialog, and keeps what it shows', async () => {
  const { user } = await openAt('/rooms/1');
  expect(screen.getByRole('heading', { level: 1, name: 'Sea' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '/rooms');
  rooms = [{ id: '1', name: 'Lake' }];
  event();
  expect(await screen.findByRole('heading', { name: 'Lake' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  rooms = null;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(await screen.findByText(/This is the last loaded version\./)).toBeVisible();
  expect(screen.getByText('Beside')).toBeVisible();
});

test('a command that was refused is said above the page; one that cannot be read says so alone', async () => {
  const { user } = await openAt('/rooms/1');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/That did not work\. The service is away\./)).toBeVisible();
  rooms = null;
  await openAt('/rooms/3');
  expect(await screen.findByRole('heading', { name: 'It failed' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
