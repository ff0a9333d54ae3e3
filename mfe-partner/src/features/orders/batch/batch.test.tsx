import { openPage, portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, loader } from './batch-page';

const api = portalApi('laboratory_partner');
const potassium = {
  code: 'potassium',
  name: 'Potassium',
  group: 'Salts',
  unit: 'mmol/l',
  specimen: 'serum' as const,
  decimals: 1,
  possible_above: 0,
  possible_to: 20,
  scale: 'number' as const,
  choices: [],
  range: { low: 3.5, high: 5.1, critical_low: 2.5, critical_high: 6.5 },
  result: null,
};
const order = (id: string) =>
  sampleOf('LaboratoryOrderDto', {
    id,
    order_number: `L-10000${id}`,
    case_number: 'AY-7K2Q4',
    assignment_id: `w${id}`,
    status: 'sample_taken',
    version: 3,
    updated_by: null,
    patient: { name: 'Amina Otieno', health: null },
    tests: [potassium],
  });

const open = () => {
  sessionStorage.clear();
  api.answer({
    'GET /laboratory-orders': { items: [order('1'), order('2')], next_cursor: null },
    'GET /laboratory-orders/1': order('1'),
    'GET /laboratory-orders/2': order('2'),
  });
  return openPage({ Component, loader }, '/laboratory-portal/results', '/laboratory-portal/results');
};
const values = () => screen.findAllByRole('textbox', { name: 'Potassium, mmol/l' });
const puts = async () => (await api.changes()).filter(([what]) => what.startsWith('PUT'));

test('Enter moves down from one order to the next, and a value shows its flag at once', async () => {
  await open();
  const [first, second] = await values();
  if (first === undefined || second === undefined) throw new Error('Two orders');
  await userEvent.type(first, '6.9{Enter}');
  expect(second).toHaveFocus();
  expect(within(first.closest('tr') as HTMLElement).getByText('Critical')).toBeVisible();
});

test('each order is saved by itself: one that is refused keeps what was typed, and says why at its value', async () => {
  await open();
  const [first, second] = await values();
  if (first === undefined || second === undefined) throw new Error('Two orders');
  await userEvent.type(first, '4.2');
  await userEvent.type(second, '4.9');
  expect(screen.getByText('2 orders have unsaved values.')).toBeVisible();
  api.answer({
    'PUT /laboratory-orders/1/results': { ...order('1'), status: 'in_progress', version: 4 },
    'PUT /laboratory-orders/2/results': () =>
      refusal(422, 'invalid_fields', { errors: [{ field: 'results.0.value', message: 'The tube was another one.' }] }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 orders' }));
  await waitFor(async () => expect((await puts()).length).toBe(2));
  expect((await screen.findAllByText('The tube was another one.')).length).toBeGreaterThan(0);
  expect(second).toHaveValue('4.9');
  expect(await puts()).toContainEqual([
    'PUT /laboratory-orders/1/results',
    { finished: false, results: [{ test: 'potassium', value: '4.2', confirmed: false }] },
  ]);
});

test('what is missing stops the finish of its order, not the others', async () => {
  await open();
  const [, second] = await values();
  if (second === undefined) throw new Error('Two orders');
  api.answer({ 'PUT /laboratory-orders/2/results': { ...order('2'), status: 'resulted', version: 4 } });
  await userEvent.click(screen.getByRole('button', { name: 'All results of L-100001 are entered' }));
  expect(await screen.findByText('Still without a value')).toBeVisible();
  await userEvent.type(second, '4.9');
  await userEvent.click(screen.getByRole('button', { name: 'All results of L-100002 are entered' }));
  await waitFor(async () => expect((await puts()).length).toBe(1));
  expect((await puts())[0]).toEqual([
    'PUT /laboratory-orders/2/results',
    { finished: true, results: [{ test: 'potassium', value: '4.9', confirmed: false }] },
  ]);
});

test('more orders than fit into one table are not passed over in silence', async () => {
  sessionStorage.clear();
  api.answer({
    'GET /laboratory-orders': { items: [order('1')], next_cursor: 'next' },
    'GET /laboratory-orders/1': order('1'),
  });
  await openPage({ Component, loader }, '/laboratory-portal/results', '/laboratory-portal/results');
  expect(await screen.findByText(/Only the most urgent orders are shown/)).toBeVisible();
});
