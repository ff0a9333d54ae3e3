import { openPart, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentsCard from './payments-card';

const api = portalApi('patient');
const NOW = new Date('2026-12-01T09:00:00Z');
const payment = (over: Parameters<typeof sampleOf<'CasePaymentDto'>>[1] = {}) =>
  sampleOf('CasePaymentDto', {
    id: 'p1',
    journey_id: 'j1',
    hospital: 'Hospital One',
    kind: 'deposit',
    amount: 90_000,
    due_on: '2026-12-08',
    how: null,
    status: 'due',
    reported_at: null,
    received_at: null,
    waived_at: null,
    ...over,
  });
const room = payment({ id: 'p2', kind: 'room_fee', amount: 60_250, due_on: null });
const open = (items: unknown[], whileDue = false) => {
  api.answer({ 'GET /case-payments': { items } });
  return openPart(<PaymentsCard journeyId="j1" now={NOW} whileDue={whileDue} />);
};

test('each amount says until when and how it is paid; one says that it is paid, and reads when it was received', async () => {
  await open([payment(), room]);
  const card = await screen.findByRole('region', { name: 'What you pay before the bill' });
  for (const text of [
    'Deposit: $900',
    /Due by .*8 Dec/,
    'pay to no other',
    'Room fee: $602.50',
    'on the day of your admission',
  ])
    expect(card).toHaveTextContent(text);
  const reported = payment({ reported_at: '2026-12-01T08:00:00Z' });
  api.answer({ 'POST /case-payments/p1/report': reported, 'GET /case-payments': { items: [reported, room] } });
  await userEvent.click(screen.getByRole('button', { name: 'I have paid it: Deposit' }));
  await waitFor(() => expect(card).toHaveTextContent(/You said .* that it is paid/));
  expect(screen.queryByRole('button', { name: 'I have paid it: Deposit' })).toBeNull();
  expect(await api.changes()).toEqual([['POST /case-payments/p1/report', null]]);
  const received = payment({ status: 'received', received_at: '2026-12-01T08:30:00Z' });
  api.answer({ 'GET /case-payments': { items: [received, room] } });
  await receive('case_payments.updated', { id: 'p1', journey_id: 'j1' });
  await waitFor(() => expect(card).toHaveTextContent('Received, marked'));
});

test('a day that is over is late; a way that the staff wrote takes the place of the usual one', async () => {
  await open([payment({ due_on: '2026-11-30', how: 'To the account in our message.' })]);
  expect(await screen.findByText('Late')).toBeVisible();
  expect(screen.getByText('To the account in our message.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('pay to no other');
});

test('the home shows it only while something is due; what cannot be read is said on the page of the quotes', async () => {
  const waived = payment({ status: 'waived', waived_at: '2026-12-01T08:30:00Z', waived_reason: 'Not asked for.' });
  await open([waived], true);
  await waitFor(() => expect(api.calls().length).toBeGreaterThan(0));
  expect(screen.queryByRole('region')).toBeNull();
  api.answer({ 'GET /case-payments': () => refusal(503, 'service_unavailable', { detail: 'Away.' }) });
  await openPart(<PaymentsCard journeyId="j2" now={NOW} />);
  expect(await screen.findByText(/What you pay couldn’t be loaded/)).toBeVisible();
});
