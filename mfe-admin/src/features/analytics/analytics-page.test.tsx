import { screen, waitFor } from '@testing-library/react';
import { fill, openAddress } from '../../testing/open-address';

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
