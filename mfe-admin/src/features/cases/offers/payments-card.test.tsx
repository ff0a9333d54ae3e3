import { openPart, portalApi, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './payment-dialog';
import { PaymentsCard } from './payments-card';
import './waive-payment-dialog';

const api = portalApi('ayana_staff');
const NOW = new Date('2026-12-01T09:00:00Z');
const payment = (over: Parameters<typeof sampleOf<'CasePaymentDto'>>[1] = {}) =>
  sampleOf('CasePaymentDto', {
    id: 'p1',
    journey_id: 'j1',
    kind: 'deposit',
    amount: 90_000,
    due_on: '2026-12-08',
    status: 'due',
    version: 3,
    ...over,
  });
const open = (...items: unknown[]) => {
  api.answer({ 'GET /case-payments': { items } });
  return openPart(<PaymentsCard journeyId="j1" now={NOW} />);
};
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const versions = () =>
  api.calls().flatMap(({ method, headers }) => (method === 'PATCH' ? [headers.get('if-match')] : []));

test('a deposit is marked as received once it was asked, by the version that was read; it can be taken back', async () => {
  await open(payment());
  expect(await screen.findByText('Deposit: $900')).toBeVisible();
  expect(screen.getByText(/^Due by .*8 Dec/)).toBeVisible();
  await press('Mark as received: Deposit');
  const dialog = await screen.findByRole('dialog', { name: 'Was $900 received? Deposit' });
  const received = payment({ status: 'received', received_at: '2026-12-01T09:00:00Z', version: 4 });
  api.answer({ 'PATCH /case-payments/p1': received, 'GET /case-payments': { items: [received] } });
  await press('It was received', dialog);
  expect(await screen.findByText('Received')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as received: Deposit' })).toBeNull();
  await press('Mark as due again: Deposit');
  await press('It is due again', await screen.findByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await api.changes()).toEqual([
    ['PATCH /case-payments/p1', { step: 'receive' }],
    ['PATCH /case-payments/p1', { step: 'reopen' }],
  ]);
  expect(versions()).toEqual(['"3"', '"4"']);
});

test('one that is not needed says why', async () => {
  await open(payment({ reported_at: '2026-11-30T09:00:00Z' }));
  expect(await screen.findByText(/^The patient said .* that it is paid\.$/)).toBeVisible();
  await press('Not needed: Deposit');
  const dialog = await screen.findByRole('dialog', { name: 'Is $900 not needed? Deposit' });
  await press('It is not needed', dialog);
  expect(await within(dialog).findByText('Please say why it is not needed.')).toBeVisible();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: ' It is billed later. ' } });
  api.answer({ 'PATCH /case-payments/p1': payment(), 'GET /case-payments': { items: [] } });
  await press('It is not needed', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await api.changes()).toEqual([['PATCH /case-payments/p1', { step: 'waive', reason: 'It is billed later.' }]]);
});

test('an amount is added by hand, and its day and way are changed', async () => {
  await open(payment());
  await press('Add an amount');
  const dialog = await screen.findByRole('dialog', { name: 'Add an amount to pay' });
  await press('Save', dialog);
  expect(await within(dialog).findByText('Please enter the amount.')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText(/^What for/), { target: { value: 'room_fee' } });
  fireEvent.change(within(dialog).getByLabelText(/^Amount/), { target: { value: '450' } });
  api.answer({ 'POST /case-payments': payment() });
  await press('Save', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Change: Deposit');
  const change = await screen.findByRole('dialog', { name: 'Change an amount to pay' });
  fireEvent.change(within(change).getByLabelText(/^Due on/), { target: { value: '2026-12-20' } });
  fireEvent.change(within(change).getByLabelText(/^How to pay/), { target: { value: 'To the account we sent you.' } });
  api.answer({ 'PATCH /case-payments/p1': payment() });
  await press('Save', change);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await api.changes()).toEqual([
    ['POST /case-payments', { journey_id: 'j1', kind: 'room_fee', amount: 45_000 }],
    ['PATCH /case-payments/p1', { due_on: '2026-12-20', how: 'To the account we sent you.' }],
  ]);
});
