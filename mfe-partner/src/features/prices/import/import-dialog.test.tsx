import { portalApi, sampleOf } from '@ayana/portal-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ImportDialog from './import-dialog';

const api = portalApi('partner/hospital');
const line = (over: Parameters<typeof sampleOf<'PriceImportLineDto'>>[1]) => sampleOf('PriceImportLineDto', over);
const report = sampleOf('PriceImportReportDto', {
  rows: 3,
  inserted: 1,
  updated: 1,
  unchanged: 1,
  lines: [
    line({ line: 2, state: 'new', label: 'Titanium plate', category: 'implant', unit_price: 125_050 }),
    line({ line: 3, state: 'changed', label: 'Quiet room', unit_price: 40_000, earlier_price: 35_000 }),
    line({ line: null, state: 'changed', label: 'Old room' }),
    line({ line: 4, state: 'unchanged', label: 'Theatre' }),
  ],
});

test('each line says what it does to the sheet; what was chosen is sent as text, first to be checked', async () => {
  api.answer({ 'POST /price-items/import': report });
  const imported = jest.fn();
  render(<ImportDialog onClose={jest.fn()} onImported={imported} />);
  const file = new File(['label'], 'prices.csv', { type: 'text/csv' });
  // jsdom has no `File.text`.
  await userEvent.upload(
    screen.getByLabelText(/Choose a CSV file/),
    Object.assign(file, { text: async () => 'label' }),
  );
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await row(/Titanium plate/)).toMatch(/\$1,250\.50.*New$/);
  expect(await row(/Quiet room/)).toMatch(/before \$350.* \$400.*Changed$/);
  expect(await row(/Old room/)).toMatch(/Ends$/);
  const unchanged = screen.getByText('1 unchanged line').closest('details');
  expect(within(unchanged ?? document.body).getByText('Theatre')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('The import is finished')).toBeVisible();
  expect(imported).toHaveBeenCalledTimes(1);
  const sent = api.calls().map(async (call) => [new URL(call.url).search, await call.clone().text()]);
  expect(await Promise.all(sent)).toEqual([
    ['?dry_run=true', 'label'],
    ['', 'label'],
  ]);
});
