import { answerApi, resetKit } from '@ayana/portal-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { visitLoader } from './visit.api';
import { Component as VisitPage } from './visit-page';

jest.mock('./document-permissions', () => ({ isRoomDocument: () => true }));

const LINK = 'id.a secret';
const ROOM = {
  id: '0190a000-0000-7000-8000-00000000abcd',
  kind: 'video',
  state: 'open',
  role: 'visitor',
  starts_at: '2026-11-24T10:00:00Z',
  ends_at: '2026-11-24T10:45:00Z',
  opens_at: '2026-11-24T09:30:00Z',
  closes_at: '2026-11-24T10:45:00Z',
  time_zone: null,
  doctor: {
    id: 'x',
    full_name: 'Dr Latika',
    title: '',
    hospital_name: 'A',
    city_name: null,
    time_zone: 'Asia/Kolkata',
  },
  patient_name: 'Amina Otieno',
  reason: null,
  join_url: null,
  moved_to: null,
  journey_id: null,
  may_order: false,
  guests: null,
};
const problem = (status: number, code: string, detail: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, detail }, { status });

// jsdom has none; no picture is shown here.
class NoPicture {}
beforeAll(() => Object.assign(globalThis, { MediaStream: NoPicture }));

let restore = (): void => {};
let requests: Request[] = [];

/** What the API says of a session, which a test may change. */
let current: () => unknown;
let begun: () => unknown;

beforeEach(() => {
  resetKit();
  current = () => ROOM;
  begun = () => ({ room: ROOM, room_token: 'session' });
  ({ requests, restore } = answerApi({
    'POST /room-visits': () => begun(),
    'GET /room-visits/current': () => current(),
  }));
});
afterEach(() => {
  restore();
  window.history.replaceState(null, '', '/');
});

const calls = (): string[] => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

async function open(hash = `#${encodeURIComponent(LINK)}`) {
  window.history.replaceState(null, '', `/consultation-room/visit${hash}`);
  const router = createMemoryRouter(
    [{ path: '/', Component: VisitPage, loader: visitLoader, HydrateFallback: () => null }],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

test('the link is exchanged by POST, leaves the address, and opens the look at camera and microphone', async () => {
  await open();
  expect(window.location.href).not.toContain('secret');
  expect([calls(), await requests[0]?.json()]).toEqual([['POST /api/room-visits'], { token: LINK }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Talk with Dr Latika');
  expect(screen.getByRole('button', { name: 'Use camera and microphone' })).toBeVisible();
});

test('read again, it uses the session and not the link', async () => {
  const router = await open();
  await act(() => router.revalidate());
  expect(calls()).toEqual(['POST /api/room-visits', 'GET /api/room-visits/current']);
  expect(requests[1]?.headers.get('x-room-token')).toBe('session');
});

test('before its time it says when the room opens, and asks again', async () => {
  begun = () => ({ room: { ...ROOM, state: 'early' }, room_token: null });
  const router = await open();
  expect(screen.getByText('The room is not open yet')).toBeVisible();
  begun = () => ({ room: ROOM, room_token: 'session' });
  await act(() => router.revalidate());
  expect(await screen.findByRole('button', { name: 'Use camera and microphone' })).toBeVisible();
});

test('a session that another device has ended says so, and comes back to this one by a press alone', async () => {
  const router = await open();
  current = () => problem(410, 'link_invalid', 'You opened the room on another device.');
  await act(() => router.revalidate());
  expect(await screen.findByText('You opened the room on another device.')).toBeVisible();
  await act(() => router.revalidate());
  expect(calls().filter((call) => call.startsWith('POST'))).toHaveLength(1);
  current = () => ROOM;
  await userEvent.click(screen.getByRole('button', { name: 'Enter on this device' }));
  await waitFor(() => expect(screen.queryByText('You opened the room on another device.')).toBeNull());
  expect(calls().filter((call) => call.startsWith('POST'))).toHaveLength(2);
});

test('a link of no appointment points to the newest email', async () => {
  begun = () => problem(404, 'not_found', 'Not found');
  await open();
  expect(screen.getByText('Open the link in your email')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enter on this device' })).toBeNull();
});
