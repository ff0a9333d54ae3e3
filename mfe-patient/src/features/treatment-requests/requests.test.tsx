import type { components } from '@ayana/contracts/api';
import { openPage, portalApi, receive, refusal, sampleOf, signInAs } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnRequestPage } from '../../pages/own-request/own-request-page';
import { portalRequestLoader } from '../../pages/own-request/own-request.api';
import './detail/step-dialog';
import './detail/treatment-request-view';
import { Component as NewRequestPage } from './new-request';
import { newRequestLoader } from './new-request.api';
import { Component as RequestsPage } from './requests-list';
import { requestsLoader } from './requests.api';

// The first use of the box compiles its list.
jest.setTimeout(60_000);
const api = portalApi('patient');
const ME = '00000000-0000-7000-8000-000000000001';
type Detail = Partial<components['schemas']['TreatmentRequestDetailDto']>;
const T1 = '0190a000-0000-7000-8000-000000000071';
const treatment = { ...sampleOf('RequestedTreatmentDto'), id: T1, name: 'Knee replacement' };
const detail = (over: Detail = {}) =>
  sampleOf('TreatmentRequestDetailDto', { id: 'r1', patient_id: ME, treatment, entries: [], transitions: [], ...over });
const list = (items: unknown[]) => ({ items, next_cursor: null });
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));

const openNew = (
  treatments: unknown = list([
    { ...sampleOf('TreatmentDto'), id: T1, name: 'Knee replacement', plain_name: null, category: 'Bones' },
  ]),
) => {
  api.answer({
    'GET /treatments': treatments as object,
    'GET /cities': list([{ ...sampleOf('CityDto'), name: 'Chennai' }]),
  });
  return openPage({ Component: NewRequestPage, loader: newRequestLoader }, '/patient-portal/requests/new');
};
const choice = () => screen.findByLabelText<HTMLInputElement>(/^Treatment/);
const choose = async (name: string) => {
  await userEvent.click(await choice());
  await userEvent.click(await screen.findByRole('option', { name }, { timeout: 30_000 }));
};

test('only the treatment is needed; the draft survives a reload, and its page opens once it is sent', async () => {
  await openNew();
  await press('Send request');
  expect(await screen.findByText(/^Please choose a treatment, write it in your own words/)).toBeVisible();
  expect(await choice()).toHaveFocus();
  await choose('Knee replacement');
  fireEvent.change(screen.getByRole('textbox', { name: /^Your notes/ }), { target: { value: 'My left knee.' } });
  await userEvent.click(screen.getByRole('radio', { name: /^Urgent/ }));
  expect(document.body).toHaveTextContent('go to the nearest hospital first');
  document.body.replaceChildren();
  const router = await openNew();
  expect(screen.getByRole('textbox', { name: /^Your notes/ })).toHaveValue('My left knee.');
  api.answer({ 'POST /treatment-requests': detail() });
  await press('Send request');
  await waitFor(() => expect(router.state.location.pathname).toBe('/requests/patient-portal/r1'));
  expect(await api.changes()).toEqual([
    ['POST /treatment-requests', { treatment_id: T1, priority_level: 'urgent', patient_notes: 'My left knee.' }],
  ]);
});

test('the city is one of those with treatments, or none in particular; how soon is said in the patient’s words', async () => {
  await openNew();
  const city = await screen.findByRole('combobox', { name: /^Preferred city in India/ });
  await within(city).findByRole('option', { name: 'Chennai' });
  expect([...(city as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['No preference', 'Chennai']);
  const soon = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
  for (const name of ['No hurry', 'Soon', 'I have a date', 'Urgent'])
    expect(soon.filter((text) => text.startsWith(name))).toHaveLength(1);
  fireEvent.change(await choice(), { target: { value: 'Knee replacement' } });
  fireEvent.change(city, { target: { value: 'Chennai' } });
  api.answer({ 'POST /treatment-requests': detail() });
  await press('Send request');
  await waitFor(async () =>
    expect(await api.changes()).toEqual([
      ['POST /treatment-requests', { treatment_id: T1, priority_level: 'medium', preferred_city: 'Chennai' }],
    ]),
  );
});

test('treatments that fail to load say why in their place', async () => {
  await openNew(() => refusal(503, 'service_unavailable', { detail: 'Away.' }));
  await userEvent.click(await choice());
  expect(await screen.findByRole('option', { name: 'I do not know yet' })).toBeVisible();
  expect(screen.getAllByText('Error loading treatments: Away.').length).toBeGreaterThan(0);
});

test.each([
  ['own words', (box: HTMLInputElement) => userEvent.type(box, ' My knee gives way '), 'My knee gives way'],
  ['none', () => choose('I do not know yet'), ''],
])('a request may name %s instead of a treatment', async (_what, answer, treatment_words) => {
  await openNew();
  await answer(await choice());
  await userEvent.tab();
  api.answer({ 'POST /treatment-requests': detail() });
  await press('Send request');
  await waitFor(async () => expect(await api.changes()).toHaveLength(1));
  expect((await api.changes())[0]).toEqual(['POST /treatment-requests', { treatment_words, priority_level: 'medium' }]);
});

test('a session that ended leads to the login, and keeps the draft', async () => {
  await openNew();
  await choose('Knee replacement');
  api.answer({
    'POST /treatment-requests': () => refusal(401, 'not_signed_in', { detail: 'User must be authenticated' }),
  });
  await press('Send request');
  expect(await screen.findByRole('link', { name: /sign in/i })).toHaveAttribute(
    'href',
    '/login?next=%2Fpatient-portal%2Frequests%2Fnew',
  );
  expect(await choice()).toHaveValue('Knee replacement');
});

test('the list has each request with its state, follows changes, and says how to begin', async () => {
  api.answer({ 'GET /treatment-requests': list([]) });
  await openPage({ Component: RequestsPage, loader: requestsLoader }, '/patient-portal/requests');
  expect(screen.getByText('No requests yet')).toBeVisible();
  const request = sampleOf('TreatmentRequestDto', { id: 'r1', treatment, status: 'pending' });
  api.answer({ 'GET /treatment-requests': list([request]) });
  await receive('treatment_requests.updated', request);
  expect(await screen.findByRole('link', { name: 'Knee replacement' })).toHaveAttribute(
    'href',
    '/requests/patient-portal/r1',
  );
  expect(screen.getByText('Received')).toBeVisible();
});

const openOne = (over: Detail = {}) => {
  api.answer({ 'GET /treatment-requests/r1': detail(over) });
  const page = { Component: OwnRequestPage, loader: portalRequestLoader };
  return openPage(page, '/requests/patient-portal/:requestId', '/requests/patient-portal/r1');
};
const note = {
  ...sampleOf('JourneyEntryDto'),
  id: 'e1',
  event: 'note',
  text: 'Which knee is it?',
  actor: null,
} as const;

test('the patient is told what the state means, answers what was asked, and reads what became of it', async () => {
  await openOne({ status: 'waiting_for_patient', transitions: ['answer', 'withdraw'], entries: [note] });
  expect(screen.getByText(/^We need something from you to go on\./)).toBeVisible();
  expect(screen.getByText('Which knee is it?')).toBeVisible();
  await press('Answer');
  const dialog = await screen.findByRole('dialog', { name: 'Answer your case manager' });
  await press('Answer', dialog);
  expect(await within(dialog).findByText('Please write your answer.')).toBeVisible();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'The left one.' } });
  api.answer({
    'POST /treatment-requests/r1/transitions': detail(),
    'GET /treatment-requests/r1': detail({ status: 'in_review', journey_id: 'j1', transitions: [] }),
  });
  await press('Answer', dialog);
  expect(await screen.findByText('In review')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open your journey' })).toHaveAttribute('href', '/patient-portal');
  expect(await api.changes()).toEqual([
    ['POST /treatment-requests/r1/transitions', { name: 'answer', note: 'The left one.' }],
  ]);
});

test('withdrawn after a question, without having to say why', async () => {
  await openOne({ transitions: ['withdraw'] });
  await press('Withdraw request');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await api.changes()).toEqual([]);
  await press('Withdraw request');
  api.answer({
    'POST /treatment-requests/r1/transitions': detail(),
    'GET /treatment-requests/r1': detail({ status: 'withdrawn' }),
  });
  await press('Withdraw request', await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
});

test('a note is sent once and shown; what the staff write comes while the page is open', async () => {
  await openOne();
  fireEvent.change(screen.getByRole('textbox', { name: 'Add a note' }), { target: { value: ' Back on Friday. ' } });
  api.answer({
    'POST /treatment-requests/r1/notes': detail(),
    'GET /treatment-requests/r1': detail({ entries: [note] }),
  });
  await press('Add note');
  expect(await screen.findByText('Which knee is it?')).toBeVisible();
  expect(await api.changes()).toEqual([['POST /treatment-requests/r1/notes', { text: 'Back on Friday.' }]]);
  api.answer({ 'GET /treatment-requests/r1': detail({ status: 'in_review' }) });
  await receive('treatment_requests.updated', sampleOf('TreatmentRequestDto', { id: 'r1' }));
  expect(await screen.findByText('In review')).toBeVisible();
});

test('staff read it without what is the patient’s alone; a request of someone else is not there', async () => {
  signInAs('ayana_staff', { id: 'staff' });
  await openOne({ patient_name: 'Halima', patient_notes: 'Please call in the evening.', journey_id: 'j1' });
  expect(screen.getByRole('region', { name: 'What was asked for' })).toHaveTextContent(
    /Halima.*Please call in the evening\./,
  );
  expect(screen.queryByRole('link', { name: 'Open your journey' })).toBeNull();
  expect(screen.queryByText(/^A case manager reads your request/)).toBeNull();
});

test('the address may name a request of the other kind; one of neither could not be loaded', async () => {
  api.answer({
    'GET /treatment-requests/r1': () => refusal(404, 'not_found'),
    'GET /service-requests/r1': () => refusal(404, 'not_found'),
  });
  const page = { Component: OwnRequestPage, loader: portalRequestLoader };
  await openPage(page, '/requests/patient-portal/:requestId', '/requests/patient-portal/r1');
  expect(screen.getByText('This request couldn’t be loaded')).toBeVisible();
  expect(api.calls().map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/treatment-requests/r1',
    '/api/service-requests/r1',
  ]);
});
