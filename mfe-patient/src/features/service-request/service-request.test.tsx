import type { components } from '@ayana/contracts/api';
import { openPart, openPage, portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './note-dialog';
import './request-papers';
import { stepAction } from './service-request.api';
import ServiceRequestView from './service-request-view';

const api = portalApi('patient');
type Request = Partial<components['schemas']['ServiceRequestDetailDto']>;
const person = { ...sampleOf('NamedPersonDto'), name: 'Asha' };
const request = (over: Request = {}) =>
  sampleOf('ServiceRequestDetailDto', {
    id: 'r1',
    number: 'SR-7',
    item: { ...sampleOf('NamedSubjectDto'), name: 'Wheelchair' },
    created_at: '2026-11-20T10:00:00Z',
    ...over,
  });
const changed = jest.fn();
const show = (over: Request = {}) =>
  openPart(<ServiceRequestView request={request(over)} onChanged={changed} />, '/requests/r1');
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));

beforeEach(() => changed.mockReset());

test.each<[Request, string]>([
  [{ state: 'assigned' }, 'Received'],
  [{ state: 'awaiting_approval' }, 'Waiting for approval'],
  [{ state: 'closed', outcome: 'declined' }, 'Declined'],
  [{ state: 'closed', outcome: 'merged' }, 'Continued in another request'],
])('of a request that is %o it says “%s”, and nothing of who works on it', async (over, text) => {
  await show(over);
  expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(screen.queryByText('assigned')).toBeNull();
});

test('only what the API allows can be done; a step that asks why is sent with the answer', async () => {
  await show({ transitions: ['resolve', 'reopen', 'close'], state: 'resolved' });
  const names = ['Approve', 'Decline', 'All is well, close it', 'Something is missing', 'Cancel request'];
  expect(names.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual([
    'All is well, close it',
    'Something is missing',
  ]);
  await press('Something is missing');
  const dialog = await screen.findByRole('dialog');
  await press('Something is missing', dialog);
  expect(await within(dialog).findByText('Please say what is missing.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^What is missing/), { target: { value: ' A cushion. ' } });
  api.answer({ 'POST /service-requests/r1/transitions': request() });
  await press('Something is missing', dialog);
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(await api.changes()).toEqual([
    ['POST /service-requests/r1/transitions', { name: 'reopen', note: 'A cushion.' }],
  ]);
});

test('a step that is no longer possible says that the request has changed', async () => {
  api.answer({ 'POST /service-requests/r1/transitions': () => refusal(409, 'illegal_transition') });
  const Component = () => (
    <>
      <h1>Request</h1>
      <ServiceRequestView request={request({ transitions: ['close'] })} onChanged={changed} />
    </>
  );
  await openPage({ Component, loader: () => null, action: stepAction }, '/requests/r1');
  await press('All is well, close it');
  expect(await screen.findByText(/^The request has changed meanwhile/)).toBeVisible();
  expect(await api.changes()).toEqual([['POST /service-requests/r1/transitions', { name: 'close' }]]);
});

test('what happened is told as sentences; what is written is sent to everyone who works on it', async () => {
  const entry = (over: Partial<components['schemas']['RequestEntryDto']>) =>
    sampleOf('RequestEntryDto', { actor: person, event: 'asked', ...over });
  await show({
    entries: [
      entry({ id: '1' }),
      entry({ id: '2', event: 'transition', transition: 'resolve', actor: null }),
      entry({ id: '3', event: 'comment', text: 'For Friday.' }),
      entry({ id: '4', event: 'rated', details: { rating: 4 } }),
    ],
  });
  for (const text of ['Asha asked for it', 'The service desk finished it', 'Asha wrote', 'Asha gave 4 of 5 stars'])
    expect(document.body).toHaveTextContent(text);
  await press('Send message');
  expect(screen.getByText('Please write something first.')).toBeVisible();
  api.answer({
    'POST /service-requests/r1/comments': () => refusal(409, 'illegal_transition', { detail: 'It is closed.' }),
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'Thank you' } });
  await press('Send message');
  expect(await screen.findByText('It is closed.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Thank you');
  expect(await api.changes()).toEqual([
    ['POST /service-requests/r1/comments', { text: 'Thank you', visibility: 'public' }],
  ]);
});

test('a rating needs its stars; once it was given it is thanked for', async () => {
  api.answer({ 'POST /service-requests/r1/satisfaction': request() });
  await show({ may_rate: true, satisfaction: null });
  await press('Send rating');
  expect(await screen.findByText('Please choose one to five stars.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Good|4/ }));
  await press('Send rating');
  await waitFor(async () =>
    expect(await api.changes()).toEqual([['POST /service-requests/r1/satisfaction', { rating: 4 }]]),
  );
});

test('a rating that was given is not asked for', async () => {
  await show({ may_rate: true, satisfaction: 5 });
  expect(screen.getByText('You rated it: Very good. Thank you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send rating' })).toBeNull();
});

test.each([
  [true, 'No papers yet. Add what helps the service desk: a letter, a ticket, a photo.'],
  [false, 'There are no papers.'],
])('papers are added where the API allows it: %s', async (may_add_papers, text) => {
  await show({ may_add_papers });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByLabelText(/^Add papers/).length > 0).toBe(may_add_papers);
});
