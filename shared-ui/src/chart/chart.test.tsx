import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarTable } from './bar-table';
import { Chart } from './chart';

test('a month without anything to measure is a dash, not a nought', async () => {
  render(
    <Chart
      kind="line"
      title="Days"
      by="Month"
      labels={['Nov', 'Dec']}
      series={[{ name: 'Median', values: [null, 0] }]}
    />,
  );
  await userEvent.click(screen.getByText('The numbers'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['MonthMedian', 'Nov–', 'Dec0']);
});

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

test('bars are a table: names, how they are counted, and numbers', () => {
  render(
    <BarTable
      title="Steps"
      head={['Step', 'Cases', 'Share']}
      beforeLabel="The year before"
      rows={[
        { id: 'a', name: 'Enquiry', hint: 'Everyone who wrote', value: 40, before: 30, cells: ['40', '100%'] },
        { id: 'b', name: 'Quote', value: 10, before: 20, cells: ['10', '25%'], note: '30 fewer' },
      ]}
    />,
  );
  const rows = within(screen.getByRole('table', { name: 'Steps' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'StepCasesShare',
    'EnquiryEveryone who wrote40100%',
    'Quote30 fewer1025%',
  ]);
  expect(within(rows[2] ?? document.body).getByRole('rowheader')).toHaveTextContent('Quote');
  const bars = document.querySelectorAll('rect:not([data-room])');
  expect([...bars].map((bar) => bar.getAttribute('width'))).toEqual(['100%', '25%']);
  expect([...document.querySelectorAll('line:not([data-edge])')].map((mark) => mark.getAttribute('x1'))).toEqual([
    '75%',
    '50%',
  ]);
});
