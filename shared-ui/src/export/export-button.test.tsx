import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportButton } from './export-button';

test('it says under which name the file was saved, or why there is none', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<ExportButton onExport={async () => ({ value: 'requests.csv', failure: null })} />);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Saved as requests.csv.')).toBeVisible();
  rerender(<ExportButton onExport={async () => ({ value: null, failure: { message: 'The line is down.' } })} />);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('The file couldn’t be created. The line is down.')).toBeVisible();
});
