import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Agenda, Calendar, weekdayNames, WeeklyHours, weekStart } from './index';

function Holidays() {
  const [marked, setMarked] = useState<readonly string[]>(['2026-12-25']);
  return (
    <>
      <Calendar label="Holidays" marked={marked} mark="holiday" onChange={setMarked} today="2026-12-10" quiet={[7]} />
      <output>{marked.join()}</output>
    </>
  );
}
const day = (name: string): HTMLElement => screen.getByRole('button', { name });

test('a press marks a day and another takes the mark away; the name of a day says it', async () => {
  render(<Holidays />);
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await userEvent.click(day('Thursday, 24 December 2026'));
  expect(screen.getByText('2026-12-24,2026-12-25')).toBeVisible();
  await userEvent.click(day('Friday, 25 December 2026, holiday'));
  expect(screen.getByText('2026-12-24')).toBeVisible();
});

test('arrow keys walk through days and over the end of the month', async () => {
  render(<Holidays />);
  act(() => day('Thursday, 24 December 2026').focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(day('Thursday, 31 December 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(day('Friday, 1 January 2027')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByText('2026-12-25,2027-01-01')).toBeVisible();
});

test('weeks begin as the reader’s language has them', () => {
  expect([weekStart('en-US'), weekStart('en-GB'), weekStart('ar-EG')]).toEqual([7, 1, 6]);
  expect(weekdayNames()).toHaveLength(7);
});

test('the hours of a week are written for each day', () => {
  render(
    <WeeklyHours
      label="Hours"
      zone="Asia/Kolkata"
      hours={(weekday) =>
        weekday > 5
          ? []
          : [
              { opens: 540, closes: 780 },
              { opens: 840, closes: 1440 },
            ]
      }
    />,
  );
  const row = (name: RegExp): HTMLElement => screen.getByRole('row', { name });
  expect(screen.getByText('Times in Asia/Kolkata')).toBeVisible();
  expect(row(/Monday/)).toHaveTextContent('09:00 to 13:00, 14:00 to 24:00');
  expect(row(/Sunday/)).toHaveTextContent('Closed');
});

test('an agenda lists its entries by month and removes one', async () => {
  const onRemove = jest.fn();
  const entries = ['2027-01-26', '2026-12-25'].map((date) => ({ id: date, date }));
  const { rerender } = render(<Agenda label="Holidays" entries={entries} empty="None." onRemove={onRemove} />);
  const list = within(screen.getByRole('list', { name: 'Holidays' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['December 2026', 'January 2027']);
  await userEvent.click(list.getByRole('button', { name: 'Remove Friday, 25 December 2026' }));
  expect(onRemove).toHaveBeenCalledWith(entries[1]);
  rerender(<Agenda label="Holidays" entries={[]} empty="None." />);
  expect(screen.getByText('None.')).toBeVisible();
});
