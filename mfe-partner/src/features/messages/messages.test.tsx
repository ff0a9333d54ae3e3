import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesLoader } from './messages.api';
import { Component as MessagesPage } from './messages-page';

const api = portalApi('partner/lodging');
const WORK = sampleOf('WorkSubjectDto', {
  id: 'w1',
  kind: 'lodging',
  journey_id: 'j1',
  case_number: 'AY-7K2Q4',
  patient_name: 'Shirin Rao',
});
const row = (over: Parameters<typeof sampleOf<'WorkThreadDto'>>[1] = {}) =>
  sampleOf('WorkThreadDto', { id: 'r1', work: WORK, unread_count: 0, ...over });
const THREAD = sampleOf('ThreadDto', {
  id: 't1',
  journey_id: 'j1',
  kind: 'partner',
  may_write: true,
  unread_count: 0,
  assignment: sampleOf('ThreadAssignmentDto', { id: 'w1' }),
  case_manager: sampleOf('JourneyActorDto', { name: 'Asha' }),
});
const staff = sampleOf('MessageAuthorDto', { id: 's1', name: 'Asha', kind: 'staff' });
const message = (text: string, over = {}) =>
  sampleOf('MessageDto', { id: text, thread_id: 't1', author: staff, text, ...over });

const open = (rows: unknown[], query = '') => {
  api.answer({
    'GET /work-threads': { items: rows, next_cursor: null },
    'GET /threads': { items: [THREAD] },
    'GET /threads/t1/messages': { items: [], next_cursor: null },
    'POST /threads/t1/read': {},
  });
  const page = { Component: MessagesPage, loader: messagesLoader };
  return openPage(page, '/partner-portal/messages', `/partner-portal/messages${query}`);
};

test('each thread is named after the patient with its last words, and what is unread is counted', async () => {
  await open([
    row({ unread_count: 2, author_name: 'Asha', text: 'Is it quiet?', written_at: '2026-11-20T10:00:00Z' }),
    row({ id: 'r2', work: { ...WORK, id: 'w2', patient_name: null } }),
  ]);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/AY-7K2Q4 · Shirin RaoLodgingAsha: Is it quiet\?.*2 new/);
  expect(second).toHaveTextContent(/AY-7K2Q4LodgingNothing written yet/);
});

test('the thread of the address is open beside the list; what is written is sent once and shown', async () => {
  await open([row()], '?work=w1');
  expect(await screen.findByText('You write with Asha, the case manager.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the work' })).toHaveAttribute('href', '/partner-portal/work/w1');
  api.answer({ 'POST /threads/t1/messages': message('Ground floor?', { author: null }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getByText('Please write something first.')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'Ground floor?' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Ground floor?'));
  const sent = (await api.changes()).filter(([call]) => call === 'POST /threads/t1/messages');
  expect(sent).toEqual([['POST /threads/t1/messages', { text: 'Ground floor?' }]]);
});

test('an answer of the case manager comes while the thread is open, and says who wrote it', async () => {
  await open([row()], '?work=w1');
  await screen.findByText(/^Nothing has been written yet/);
  api.answer({ 'GET /threads/t1/messages': { items: [message('Yes, please.')], next_cursor: null } });
  await receive('messages.inserted', { id: 't1', journey_id: 'j1' });
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent(/Asha, case manager.*Yes, please\./));
});

test.each([
  ['there is no such work', { 'GET /assignments/w9': () => refusal(404, 'not_found') }],
  ['it is someone else’s now', { 'GET /assignments/w9': sampleOf('AssignmentDetailDto', { journey_id: 'j1' }) }],
])('of work that is not the reader’s nothing is readable: %s', async (_why, answers) => {
  await open([row()]);
  api.answer(answers);
  const router = await open([row()], '?work=w9');
  expect(await screen.findByText('This work is no longer yours, so its messages are closed.')).toBeVisible();
  expect(screen.queryByRole('log')).toBeNull();
  expect(router.state.location.search).toBe('?work=w9');
});

test('no messages yet, and a list that fails', async () => {
  await open([]);
  expect(await screen.findByText('No messages yet')).toBeVisible();
});

test('work that meets the traveller has a thread with them beside that with the case manager', async () => {
  const travellers = {
    ...THREAD,
    id: 't2',
    kind: 'traveller' as const,
    unread_count: 1,
    writing_time: {
      from: new Date(Date.now() - 3_600_000).toISOString(),
      until: new Date(Date.now() + 3_600_000).toISOString(),
    },
  };
  api.answer({
    'GET /work-threads': { items: [row(), row({ id: 'r2', kind: 'traveller' })], next_cursor: null },
    'GET /threads': { items: [THREAD, travellers] },
    'GET /threads/t1/messages': { items: [], next_cursor: null },
    'GET /threads/t2/messages': { items: [], next_cursor: null },
    'POST /threads/t2/read': {},
    'POST /threads/t1/read': {},
  });
  await openPage(
    { Component: MessagesPage, loader: messagesLoader },
    '/partner-portal/messages',
    '/partner-portal/messages?work=w1',
  );
  // What is unread is open first.
  expect(await screen.findByText(/^You write with the traveller\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  expect(screen.getByText('Lodging · with the traveller')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Case manager/ }));
  expect(await screen.findByText('You write with Asha, the case manager.')).toBeVisible();
});
