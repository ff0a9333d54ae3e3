import { openPage, portalApi, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as LaboratoryWorklist, loader as laboratoryLoader } from './laboratory-worklist';

const api = portalApi('laboratory_partner');
const order = (id: string, over: object = {}) =>
  sampleOf('LaboratoryOrderDto', {
    id,
    order_number: `L-10000${id}`,
    case_number: 'AY-7K2Q4',
    assignment_id: `w${id}`,
    status: 'ordered',
    patient: { name: 'Amina Otieno', health: null },
    ordered_by: { id: 'd', name: 'Dr Rao' },
    tests: [sampleOf('OrderedTestDto', { name: 'Potassium' }), sampleOf('OrderedTestDto', { name: 'Haemoglobin' })],
    ...over,
  });
const open = (items: unknown[], query = '') => {
  api.answer({
    'GET /laboratory-orders': { items, next_cursor: null },
    'GET /laboratory-orders/counts': {
      states: [
        { status: 'ordered', count: 3 },
        { status: 'resulted', count: 2 },
        { status: 'released', count: 7 },
      ],
      critical: 1,
    },
  });
  const page = { Component: LaboratoryWorklist, loader: laboratoryLoader };
  return openPage(page, '/laboratory-portal/worklist', `/laboratory-portal/worklist${query}`);
};
const queries = () =>
  api
    .calls()
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('/laboratory-orders'))
    .map(({ searchParams }) =>
      Object.assign(Object.fromEntries(searchParams), { status: searchParams.getAll('status').join() }),
    );

test('each tab says how many orders are in it; the first lists what is open, the most urgent first', async () => {
  await open([order('1')]);
  const tabs = await screen.findByRole('navigation', { name: 'Orders by state' });
  expect(within(tabs).getByRole('link', { name: 'All open 5' })).toHaveAttribute('aria-current', 'page');
  expect(within(tabs).getByRole('link', { name: 'To review 2' })).toHaveAttribute(
    'href',
    '/laboratory-portal/worklist?tab=resulted',
  );
  expect(within(tabs).getByRole('link', { name: 'Released 7' })).toBeVisible();
  expect(queries()[0]).toMatchObject({ sort: 'urgent', status: 'ordered,sample_taken,in_progress,resulted,reviewed' });
});

test('finished orders are listed the newest first', async () => {
  await open([order('1', { status: 'released' })], '?tab=released');
  await screen.findByRole('navigation', { name: 'Orders by state' });
  expect(queries()[0]).toMatchObject({ sort: 'created', status: 'released' });
});

test('rows that look alike are told apart, new and critical ones are marked in words', async () => {
  await open([
    order('1', { is_new: true }),
    order('2', { status: 'resulted', critical_tests: ['Potassium'], critical_open: 1 }),
  ]);
  const rows = await screen.findAllByRole('row', { name: /Potassium/ });
  expect(rows[0]).toHaveTextContent('L-100001 · Amina Otieno · AY-7K2Q4');
  expect(rows[0]).toHaveTextContent('Ordered by Dr Rao');
  expect(rows[0]).toHaveTextContent('New');
  expect(rows[1]).toHaveTextContent('L-100002');
  expect(rows[1]).toHaveTextContent('Critical: Potassium');
});

test('a scanned number opens its order; one that nobody knows is said, and the next scan replaces it', async () => {
  const router = await open([order('1')]);
  const box = await screen.findByRole('textbox', { name: /Scan or type a number/ });
  api.answer({ 'GET /laboratory-orders': { items: [], next_cursor: null } });
  await userEvent.type(box, 'l100099{Enter}');
  expect(await screen.findByText('No order of yours has the number l100099. Check it.')).toBeVisible();
  expect(queries().at(-1)).toMatchObject({ q: 'L-100099' });
  api.answer({ 'GET /laboratory-orders': { items: [order('7')], next_cursor: null } });
  await userEvent.keyboard('L-100007{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/laboratory-portal/work/w7'));
  expect(queries().at(-1)).toMatchObject({ q: 'L-100007' });
});
