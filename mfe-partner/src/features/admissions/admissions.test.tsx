import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as AdmissionsPage } from './admissions-page';

const api = portalApi('partner/hospital');
type Stay = Parameters<typeof sampleOf<'AdmissionDto'>>[1];
const stay = (id: string, over: Stay = {}) => sampleOf('AdmissionDto', { id, patient_name: `Patient ${id}`, ...over });
const arrival = sampleOf('ArrivalFlightDto', { reference: 'KQ 210', at: '2026-12-01T10:00:00Z', zone: 'Asia/Kolkata' });

const open = (...items: unknown[]) => {
  api.answer({ 'GET /admissions': { items } });
  return openPage({ Component: AdmissionsPage }, '/partner-portal/admissions');
};
const column = (name: string) => screen.findByRole('region', { name });
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const textOf = async (name: string) => (await screen.findByRole('listitem', { name })).textContent;

test('patients are in the column of their state, those who are expected by their day', async () => {
  await open(
    stay('a', { expected_on: '2020-01-05' }),
    stay('b', { expected_on: null }),
    stay('c', { status: 'admitted', room: '204', admitted_at: '2026-11-20T10:00:00Z' }),
    stay('d', { status: 'discharged', discharged_at: '2026-11-21T10:00:00Z' }),
  );
  const expected = within(await column('Expected'));
  expect(expected.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/, not admitted yet$/),
    'Day not known yet',
  ]);
  expect(expected.getByText('2 patients')).toBeVisible();
  expect((await column('Admitted')).textContent).toMatch(/1 patient.*Patient c.*Room 204Admitted .*Nov/);
  expect((await column('Discharged this week')).textContent).toMatch(/Patient d.*No room yet.*Discharged .*Nov/);
});

test.each([
  [null, 'No flight is known yet'],
  [{ ...arrival, time_known: false }, 'The flight has changed, its new time is not known yet'],
  [{ ...arrival, time_known: true }, /Flight KQ 210 lands .*15:30/],
  [{ ...arrival, time_known: true, reference: null }, /Lands .*15:30/],
])('of the flight %o it says what is known, on the clock of India', async (flight, text) => {
  await open(stay('a', { arrival: flight }));
  expect(await textOf('Patient a')).toMatch(text);
});

test.each([
  ['expected', ['Admit', 'Change the day']],
  ['admitted', ['Discharge', 'Not admitted', 'Change the room']],
  ['discharged', ['Still here']],
] as const)('who is %s can be moved on, and back', async (status, buttons) => {
  await open(stay('a', { status }));
  const names = within(await screen.findByRole('listitem')).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(buttons);
});

test('an admission needs its time, and is sent with the version that was read', async () => {
  api.answer({ 'PATCH /admissions/a': stay('a', { status: 'admitted' }) });
  await open(stay('a', { version: 7 }));
  await press('Admit');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(/^Day/), { target: { value: '2026-11-20' } });
  fireEvent.change(within(dialog).getByLabelText(/^Time/), { target: { value: '' } });
  await press('Admit', dialog);
  expect(await within(dialog).findByText('Please enter the time.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^Time/), { target: { value: '09:30' } });
  await userEvent.type(within(dialog).getByLabelText(/^Room/), ' 204 ');
  await press('Admit', dialog);
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(await api.changes()).toEqual([
    ['PATCH /admissions/a', { step: 'admit', at: '2026-11-20T04:00:00.000Z', room: '204' }],
  ]);
  expect(
    api
      .calls()
      .find(({ method }) => method === 'PATCH')
      ?.headers.get('if-match'),
  ).toBe('"7"');
});

test.each([
  ['Change the day', 'expected', { expected_on: '2026-12-03' }],
  ['Change the room', 'admitted', { room: null }],
  ['Not admitted', 'admitted', { step: 'take_back' }],
  ['Still here', 'discharged', { step: 'readmit' }],
] as const)('“%s” sends only what it changes', async (name, status, body) => {
  api.answer({ 'PATCH /admissions/a': stay('a') });
  await open(stay('a', { status }));
  await press(name);
  const dialog = await screen.findByRole('dialog');
  const day = within(dialog).queryByLabelText(/^Day/);
  if (day !== null) fireEvent.change(day, { target: { value: '2026-12-03' } });
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  await waitFor(async () => expect(await api.changes()).toEqual([['PATCH /admissions/a', body]]));
});

test('nobody, a board that fails, and an acceptance that comes while it is open', async () => {
  api.answer({ 'GET /admissions': () => refusal(503, 'service_unavailable') });
  await openPage({ Component: AdmissionsPage }, '/partner-portal/admissions');
  expect(await screen.findByText('The board couldn’t be loaded.')).toBeVisible();
  api.answer({ 'GET /admissions': { items: [] } });
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'Referrals and quotes' })).toHaveAttribute(
    'href',
    '/partner-portal/work',
  );
  api.answer({ 'GET /admissions': { items: [stay('a')] } });
  await receive('quotes.updated', { id: 'q' });
  expect(await column('Expected')).toHaveTextContent('Patient a');
});
