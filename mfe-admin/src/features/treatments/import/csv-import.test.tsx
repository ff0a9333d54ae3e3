import { ApiProblem } from '@ayana/portal-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CsvImportCalls, type ImportReport, useCsvImport } from '@ayana/portal-kit/screens';
import { CsvImport } from '@ayana/shared-ui/csv-import';

const REPORT: ImportReport = { rows: 3, inserted: 1, updated: 1, unchanged: 1, faults: [], doubts: [] };
const check = jest.fn<Promise<ImportReport>, [string]>();
const run = jest.fn<Promise<ImportReport>, [string, string]>();

function Import(calls: CsvImportCalls) {
  return <CsvImport steps={useCsvImport(calls)} next={<a href="/list">Back to the list</a>} />;
}

// jsdom has no `File.text`.
const fileOf = (text: string, size?: number): File => {
  const file = new File([text], 'treatments.csv', { type: 'text/csv' });
  Object.assign(file, { text: async () => text });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = (file: File) => userEvent.upload(screen.getByLabelText(/Choose a CSV file/), file);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lost = () => new ApiProblem({ status: 0, code: 'network_error', detail: 'The connection was lost.' });

beforeEach(() => {
  check.mockReset().mockResolvedValue(REPORT);
  run.mockReset().mockResolvedValue(REPORT);
  render(<Import check={check} run={run} />);
});

test('a file is checked, then imported, then the way back is shown', async () => {
  await choose(fileOf('slug\nknee'));
  expect(await screen.findByRole('heading', { name: 'treatments.csv has 3 rows' })).toHaveFocus();
  expect(run).not.toHaveBeenCalled();
  await press('Import 2 rows');
  expect(await screen.findByRole('heading', { name: 'The import is finished' })).toBeVisible();
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
});

test('each problem is named by line and column, and nothing can be imported', async () => {
  const faults = [
    { line: 3, column: 'category', message: 'There is no such category.' },
    { line: 9, column: null, message: 'Too many cells.' },
  ];
  check.mockResolvedValue({ ...REPORT, faults });
  await choose(fileOf('slug\nknee'));
  expect(await screen.findByText(/2 problems/)).toBeVisible();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['3categoryThere is no such category.', '9Whole lineToo many cells.']);
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  await press('Choose another file');
  expect(screen.getByLabelText(/Choose a CSV file/)).toBeInTheDocument();
});

test('a file with nothing new offers no import', async () => {
  check.mockResolvedValue({ ...REPORT, inserted: 0, updated: 0 });
  await choose(fileOf('slug\nknee'));
  expect(await screen.findByText(/nothing to import/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('amounts that are far from what the list says are named by line before anything is written', async () => {
  const doubts = [{ line: 2, column: 'india_usd_min', message: 'Knee: $45, and it was $4,500 before.' }];
  check.mockResolvedValueOnce({ ...REPORT, doubts });
  await choose(fileOf('slug\nknee'));
  expect(await screen.findByRole('row', { name: /2 india_usd_min Knee: \$45/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeVisible();
});

test('a file in the encoding of Western Europe is read, and its letters are to be looked at', async () => {
  await choose(new File([Uint8Array.of(0x4d, 0xfc, 0x6c)], 'treatments.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/look at its letters/)).toBeVisible();
  expect(check).toHaveBeenCalledWith('Mül');
});

test('after a lost connection the same import is sent again, with the same key', async () => {
  run.mockRejectedValueOnce(lost());
  await choose(fileOf('slug\nknee'));
  await screen.findByText(/has 3 rows/);
  await press('Import 2 rows');
  expect(await screen.findByText(/not imported twice/)).toBeVisible();
  await press('Import 2 rows');
  await screen.findByRole('heading', { name: 'The import is finished' });
  expect(run.mock.calls[1]).toEqual(run.mock.calls[0]);
});

test('a list that changed since the check is checked again', async () => {
  run.mockRejectedValueOnce(new ApiProblem({ status: 422, code: 'invalid_fields', detail: 'Refused.' }));
  await choose(fileOf('slug\nknee'));
  await screen.findByText(/has 3 rows/);
  await press('Import 2 rows');
  expect(await screen.findByText(/The list has changed since/)).toBeVisible();
  await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
});

test.each([
  ['too large', fileOf('x', 3 * 1024 * 1024), /larger than 2 MB/],
  ['empty', fileOf(' \n'), /empty/],
  ['not UTF-8', fileOf('name\nCaf\uFFFD'), /UTF-8/],
])('a file that is %s is refused without a call', async (_what, file, text) => {
  await choose(file);
  expect(await screen.findByText(text)).toBeVisible();
  expect(check).not.toHaveBeenCalled();
});

test('a check that fails says why, and the file can be chosen again', async () => {
  check.mockRejectedValueOnce(lost());
  await choose(fileOf('slug\nknee'));
  expect(await screen.findByText(/could not be checked. The connection was lost/)).toBeVisible();
  await choose(fileOf('slug\nknee'));
  expect(await screen.findByText(/has 3 rows/)).toBeVisible();
});
