import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesLoader } from './messages.api';
import { Component as MessagesPage } from './messages-page';
import './paper-panel';

const api = portalApi('patient');
const asha = { ...sampleOf('JourneyActorDto'), id: 's1', name: 'Asha' };
const thread = (over: Parameters<typeof sampleOf<'ThreadDto'>>[1] = {}) =>
  sampleOf('ThreadDto', { id: 't1', journey_id: 'j1', kind: 'patient', case_manager: asha, ...over });
const message = (id: string, over: Parameters<typeof sampleOf<'MessageDto'>>[1] = {}) =>
  sampleOf('MessageDto', {
    id,
    thread_id: 't1',
    text: id,
    author: sampleOf('MessageAuthorDto', { id: 's1', name: 'Asha', kind: 'staff' }),
    ...over,
  });
const page = (items: unknown[], next_cursor: string | null = null) => ({ items, next_cursor });
const log = () => screen.findByRole('log');
const open = (
  items: unknown[] = [],
  of = thread(),
  journeys: unknown[] = [sampleOf('PatientJourneyDto', { id: 'j1' })],
) => {
  api.answer({
    'GET /patient-journeys': page(journeys),
    'GET /treatment-requests': page([]),
    'GET /threads': { items: [of, thread({ id: 'x', kind: 'internal' })] },
    'GET /threads/t1/messages': page(items),
    'POST /threads/t1/read': {},
  });
  return openPage({ Component: MessagesPage, loader: messagesLoader }, '/patient-portal/messages');
};

test('it says who one writes with, what was written and by who, and marks it read up to the last', async () => {
  await open(
    [message('Second', { created_at: '2026-11-20T11:00:00.000Z' }), message('First')],
    thread({ unread_count: 2 }),
  );
  expect(screen.getByText('You write with Asha, your case manager.')).toBeVisible();
  const lines = within(await log()).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Fri 20 Nov',
    expect.stringMatching(/Asha, case manager.*First/),
    expect.stringMatching(/Asha, case manager.*Second/),
  ]);
  await waitFor(async () =>
    expect((await api.changes()).at(-1)).toEqual(['POST /threads/t1/read', { until: '2026-11-20T11:00:00.000Z' }]),
  );
});

test('an empty message is not sent; a refused one says so and can be sent again', async () => {
  await open();
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Nothing has been written yet/);
  await send();
  expect(screen.getByText('Please write something first.')).toBeVisible();
  api.answer({ 'POST /threads/t1/messages': () => refusal(422, 'invalid_fields', { detail: 'Too long.' }) });
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'Which papers?' } });
  await send();
  await waitFor(async () => expect(await log()).toHaveTextContent(/Which papers\?.*Not sent\..*Too long\./));
  api.answer({ 'POST /threads/t1/messages': message('Which papers?', { author: null }) });
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
  const keys = api
    .calls()
    .flatMap(({ method, url, headers }) =>
      method === 'POST' && url.endsWith('/messages') ? [headers.get('idempotency-key')] : [],
    );
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('who is writing is said until the message comes; who has read it is said at it', async () => {
  const mine = { ...sampleOf('MessageAuthorDto'), id: '00000000-0000-7000-8000-000000000001', name: 'Farida' };
  await open([message('Hello', { author: mine })]);
  await receive('messages.typing', { thread_id: 't1', user: asha });
  expect(await screen.findByText('Asha is writing')).toBeVisible();
  api.answer({
    'GET /threads/t1/messages': page([message('Good day'), message('Hello', { author: mine })]),
    'GET /threads': { items: [thread({ reads: [{ user: asha, read_until: '2026-11-21T10:00:00.000Z' }] })] },
  });
  await receive('messages.inserted', { id: 't1', journey_id: 'j1' });
  await waitFor(async () => expect(await log()).toHaveTextContent('Good day'));
  expect(screen.queryByText('Asha is writing')).toBeNull();
  await waitFor(async () => expect(await log()).toHaveTextContent('Read by Asha'));
});

test('older messages are read on demand, until there are none', async () => {
  await open();
  api.answer({
    'GET /threads/t1/messages': (request: Request) =>
      request.url.includes('cursor=c1') ? page([message('Line 0')]) : page([message('Line 1')], 'c1'),
  });
  await receive('messages.inserted', { id: 't1', journey_id: 'j1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Show older messages' }));
  await waitFor(async () => expect(await log()).toHaveTextContent('Line 0'));
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
});

test('papers of the case are sent with a message', async () => {
  await open();
  const paper = sampleOf('CaseDocumentDto', {
    id: 'd1',
    kind: 'report',
    status: 'checked',
    file_name: 'x-ray.pdf',
    shareable: true,
  });
  api.answer({ 'GET /documents': { items: [paper] }, 'POST /threads/t1/messages': message('sent', { text: '' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add papers' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /x-ray\.pdf/ }));
  expect(await screen.findByRole('list', { name: 'Sent with this message' })).toHaveTextContent('x-ray.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(async () =>
    expect(await api.changes()).toContainEqual([
      'POST /threads/t1/messages',
      expect.objectContaining({ document_ids: ['d1'] }),
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Sent with this message' })).toBeNull());
});

test('before the first journey there is nobody to write with', async () => {
  await open([], thread(), []);
  expect(screen.getByText('No messages yet')).toBeVisible();
});

test('threads that fail say so, and are read again', async () => {
  api.answer({
    'GET /patient-journeys': page([sampleOf('PatientJourneyDto', { id: 'j1' })]),
    'GET /threads': () => refusal(503, 'service_unavailable'),
    'GET /threads/t1/messages': page([]),
    'POST /threads/t1/read': {},
  });
  await openPage({ Component: MessagesPage, loader: messagesLoader }, '/patient-portal/messages');
  expect(screen.getByText('Your messages couldn’t be loaded')).toBeVisible();
  api.answer({ 'GET /threads': { items: [thread()] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You write with Asha, your case manager.')).toBeVisible();
});

const ofTrip = (from: number, until: number, over: Parameters<typeof sampleOf<'ThreadDto'>>[1] = {}) =>
  thread({
    id: 't2',
    kind: 'traveller',
    assignment: sampleOf('ThreadAssignmentDto', { id: 'w1', kind: 'transport', assignee: 'Demo Cabs' }),
    writing_time: {
      from: new Date(Date.now() + from * 3_600_000).toISOString(),
      until: new Date(Date.now() + until * 3_600_000).toISOString(),
    },
    ...over,
  });
const openTrip = async (of: ReturnType<typeof ofTrip>) => {
  api.answer({
    'GET /patient-journeys': page([sampleOf('PatientJourneyDto', { id: 'j1' })]),
    'GET /treatment-requests': page([]),
    'GET /threads/t1/messages': page([]),
    'POST /threads/t1/read': {},
    'GET /threads': { items: [thread(), of] },
    'GET /threads/t2/messages': page([]),
    'POST /threads/t2/read': {},
  });
  return openPage({ Component: MessagesPage, loader: messagesLoader }, '/patient-portal/messages');
};

test('a driver is written to beside the case manager, without papers', async () => {
  await openTrip(ofTrip(-1, 30));
  expect(await screen.findByText(/^You write with Asha, your case manager, and with those who meet you/)).toBeVisible();
  await userEvent.click(await screen.findByRole('tab', { name: 'Demo Cabs' }));
  expect(await screen.findByText(/^You write with your driver or guide/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add papers' })).toBeNull();
  api.answer({ 'POST /threads/t2/messages': message('We have landed', { thread_id: 't2', author: null }) });
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'We have landed' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(async () =>
    expect(await api.changes()).toContainEqual(['POST /threads/t2/messages', expect.anything()]),
  );
});

test.each([
  ['before', ofTrip(10, 90, { unread_count: 1 }), /^You can write to each other from /],
  ['without a time', ofTrip(0, 1, { unread_count: 1, writing_time: null }), /once the times of the trip are known/],
  ['after', ofTrip(-90, -10, { unread_count: 1 }), /^The trip is over/],
])('outside its time (%s), the thread of the trip says so in the place of the composer', async (_when, of, text) => {
  await openTrip(of);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
});
