import { screen, within } from '@testing-library/react';
import { openAddress, sampleOf } from '../../testing/open-address';

const tables = Array.from({ length: 60 }, (_, at) =>
  sampleOf('TableFigureDto', { name: `table_${at}`, table_bytes: 1000 - at }),
);
const open = (over: Partial<ReturnType<typeof sampleOf<'DatabaseOverviewDto'>>> = {}) =>
  openAddress('/database-overview', { 'GET /database-overview': sampleOf('DatabaseOverviewDto', over) }, 'ayana_staff');

test('the largest tables are shown, and all of them when asked for', async () => {
  const { press } = await open({ tables });
  const rows = () => within(screen.getByRole('table', { name: 'Tables' })).getAllByRole('row').length;
  const few = rows();
  expect(few).toBeLessThan(30);
  await press(/Show all 60 tables/);
  expect(rows()).toBe(61);
  await press('Show the largest only');
  expect(rows()).toBe(few);
});

test('what is not set up says how it is set up', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Last backup' })).toHaveTextContent('npm run backup');
});

test('a server that follows says how far behind it is, where that can be read', async () => {
  const replica = (name: string, lag_bytes: number | null) =>
    sampleOf('ReplicaDto', { name, lag_bytes, lag_seconds: 2 });
  await open({ version: '18.4', replicas: [replica('near', 2048), replica('unknown', null)] });
  expect(document.body).toHaveTextContent('PostgreSQL 18.4, running since');
  const cells = within(screen.getByRole('table', { name: 'Replication' }))
    .getAllByRole('row')
    .map(({ lastElementChild }) => lastElementChild?.textContent);
  expect(cells.slice(1)).toEqual(['2 kB, 2 s', '–']);
});
