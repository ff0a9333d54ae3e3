import { screen, waitFor } from '@testing-library/react';
import { fill, openAddress, sampleOf } from '../../testing/open-address';

const AT = '/admin/analytics';

test('figures are grouped and narrowed in the address, and the API is asked for them', async () => {
  const { sent, where } = await openAddress(`${AT}?country=Namibia`);
  await fill('Group by', 'source');
  await waitFor(() => expect(where()).toContain('by=source'));
  await waitFor(async () =>
    expect((await sent('GET /analytics/funnel')).query).toMatchObject({ country: 'Namibia', by: 'source' }),
  );
});

test('months without anything say so', async () => {
  await openAddress(`${AT}?from=2021-01&to=2021-02`);
  expect(await screen.findByRole('heading', { name: 'Nothing was counted in these months.' })).toBeInTheDocument();
});

test('what is shown is saved as a file', async () => {
  const { press, sent } = await openAddress(`${AT}?country=Namibia&by=source`);
  await press('Export CSV');
  await waitFor(async () => expect((await sent('GET /analytics/export')).query).toMatchObject({ country: 'Namibia' }));
});

test('ratings of these months are shown where there were none before; groups only where they are asked for', async () => {
  const figures = { ...sampleOf('RatingsDto'), answers: 3, average: 4.5, fives: 2, fours: 1 };
  const before = { ...figures, answers: 0, average: null, fives: 0, fours: 0 };
  const group = { id: 'g', name: 'Knee replacement', figures, before };
  const view = sampleOf('RatingsViewDto', { figures, before, by: null, groups: [group], months: [] });
  await openAddress(`${AT}?view=satisfaction`, { 'GET /analytics/satisfaction': view });
  expect(screen.getAllByText('Average rating')[0]?.parentElement).toHaveTextContent('4.5');
  expect(screen.queryByText('Nothing was counted in these months.')).toBeNull();
  expect(screen.queryByText('Knee replacement')).toBeNull();
  await openAddress(`${AT}?view=satisfaction&by=treatment`, {
    'GET /analytics/satisfaction': { ...view, by: 'treatment' },
  });
  expect(screen.getAllByText('Knee replacement').length).toBeGreaterThan(0);
});

test('leads by stage, and why some were lost', async () => {
  const figures = { ...sampleOf('LeadsDto'), enquiries: 10, interested: 4, lost: 2, lost_price: 2 };
  const view = sampleOf('LeadsViewDto', { figures, before: figures, by: 'country', groups: [], months: [] });
  const { sent } = await openAddress(`${AT}?view=leads`, { 'GET /analytics/leads': view });
  expect((await sent('GET /analytics/leads')).query).toMatchObject({ by: 'country' });
  expect(screen.getByRole('row', { name: /^Interested 4 40/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Too expensive 2 100/ })).toBeInTheDocument();
});
