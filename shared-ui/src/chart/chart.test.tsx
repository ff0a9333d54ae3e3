import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart } from './chart';

test('what is drawn is there as a table', async () => {
  render(
    <Chart
      kind="line"
      title="Asked and resolved"
      by="Day"
      labels={['1 Nov', '2 Nov']}
      series={[
        { name: 'Asked', values: [1200, 3] },
        { name: 'Resolved', values: [2] },
      ]}
    />,
  );
  expect(screen.getByRole('figure', { name: 'Asked and resolved' })).toBeVisible();
  await userEvent.click(screen.getByText('The numbers'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['DayAskedResolved', '1 Nov1,2002', '2 Nov30']);
});
