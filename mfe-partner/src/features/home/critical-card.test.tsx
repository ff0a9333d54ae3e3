import { openPage, portalApi, sampleOf } from '@ayana/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import CriticalCard from './critical-card';

const api = portalApi('laboratory_partner');
const order = sampleOf('LaboratoryOrderDto', {
  id: 'o1',
  order_number: 'L-100023',
  critical_tests: ['Potassium'],
  assignment_id: 'w1',
  case_number: 'AY-7K2Q4',
  patient: { name: 'Amina Otieno', health: null },
  tests: [sampleOf('OrderedTestDto', { name: 'Potassium' })],
  paged_at: null,
});
const Home = () => (
  <>
    <h1>Home</h1>
    <CriticalCard />
  </>
);
const open = (items: unknown[]) => {
  api.answer({ 'GET /laboratory-orders': { items, next_cursor: null } });
  return openPage({ Component: Home }, '/laboratory-portal', '/laboratory-portal');
};

test('a critical result that nobody has acknowledged leads to its work, with the number of its case', async () => {
  await open([order]);
  const link = await screen.findByRole('link', { name: 'Read the result: Potassium, L-100023, AY-7K2Q4' });
  expect(link).toHaveAttribute('href', '/laboratory-portal/work/w1');
  expect(screen.getByText('L-100023 · Amina Otieno · AY-7K2Q4')).toBeVisible();
  expect(new URL(api.calls()[0]?.url ?? '').searchParams.get('critical')).toBe('true');
});

test('there is nothing where none waits', async () => {
  await open([]);
  await waitFor(() => expect(api.calls()).toHaveLength(1));
  expect(screen.queryByText(/critical/i)).toBeNull();
});
