import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type WeekEvent, WeekGrid, weekOf } from './index';
import { crowdedTimes, hoursOf, otherClock, placeDay } from './week-layout';

const CHENNAI = { zone: 'Asia/Kolkata', place: 'Chennai' };
const NAIROBI = { zone: 'Africa/Nairobi', place: 'Nairobi' };

/** Times are India's: `24 10:00` is 24 November 2026. */
function entry(id: string, from: string, to: string): WeekEvent {
  const at = (text: string): Date => new Date(`2026-11-${text.replace(' ', 'T')}:00+05:30`);
  return { id, start: at(from), end: at(to), title: `Visitor ${id}`, href: `#${id}` };
}
const lanes = (entries: readonly WeekEvent[], day = '2026-11-24'): string[] =>
  placeDay(entries, day, CHENNAI.zone).map(
    ({ entry: { id }, from, to, lane, lanes: of }) => `${id} ${from}-${to} ${lane + 1}/${of}`,
  );

test('entries that overlap are side by side, others have the whole width', () => {
  expect(
    lanes([
      entry('a', '24 10:00', '24 11:00'),
      entry('b', '24 10:30', '24 11:30'),
      entry('c', '24 11:00', '24 12:00'),
      entry('d', '24 12:00', '24 12:45'),
    ]),
  ).toEqual(['a 600-660 1/2', 'b 630-690 2/2', 'c 660-720 1/2', 'd 720-765 1/1']);
});

test('an entry over midnight is on both days, one until midnight on its own', () => {
  const entries = [entry('a', '24 23:45', '25 00:30'), entry('b', '24 23:00', '25 00:00')];
  expect(lanes(entries)).toEqual(['b 1380-1440 1/2', 'a 1425-1440 2/2']);
  expect(lanes(entries, '2026-11-25')).toEqual(['a 0-30 1/1']);
});

test('more than a working day is drawn where an entry needs it', () => {
  expect(hoursOf([])).toEqual({ first: 8, last: 18 });
  expect(
    hoursOf([
      { from: 400, to: 430 },
      { from: 1080, to: 1125 },
    ]),
  ).toEqual({ first: 6, last: 19 });
});

test('a week begins where the reader’s language has it, and another clock may be half an hour off', () => {
  expect(weekOf('2026-11-29')).toBe('2026-11-23');
  expect(weekOf('2026-11-23')).toBe('2026-11-23');
  expect(otherClock('2026-11-23', 10, CHENNAI.zone, NAIROBI.zone)).toBe('07:30');
  expect(otherClock('2026-11-23', 10, CHENNAI.zone, CHENNAI.zone)).toBe('10:00');
});

test('a time with more than three beside each other has two of them, and a link to the others', () => {
  const many = Array.from({ length: 5 }, (_entry, index) => entry(String(index), '24 10:00', '24 10:45'));
  const parts = placeDay([...many, entry('later', '24 11:00', '24 11:30')], '2026-11-24', CHENNAI.zone);
  expect(crowdedTimes(parts)).toEqual([{ from: 600, to: 645, count: 3 }]);
  show(many);
  expect(link(/3 more from 10:00/)).toHaveAttribute('href', '#list-2026-11-24');
});

const ENTRIES = [
  { ...entry('a', '24 10:00', '24 10:45'), note: 'Dr Demo' },
  entry('b', '24 15:00', '24 15:45'),
  { ...entry('c', '26 09:00', '26 09:30'), mark: 'Cancelled' },
];
function show(entries: readonly WeekEvent[] = ENTRIES, onWeek = jest.fn()) {
  render(
    <WeekGrid
      label="Appointments"
      week="2026-11-23"
      onWeek={onWeek}
      entries={entries}
      zones={[CHENNAI, NAIROBI]}
      now={new Date('2026-11-24T06:00:00Z')}
      moreHref={(day) => `#list-${day}`}
      empty="Nothing this week."
    />,
  );
  return onWeek;
}
const link = (name: RegExp): HTMLElement => screen.getByRole('link', { name });

test('each day lists its entries with their whole time', () => {
  show();
  const day = within(screen.getByRole('group', { name: 'Tue 24 Nov' }));
  expect(day.getAllByRole('link').map(({ textContent }) => textContent.trim())).toEqual([
    '10:00–10:45 Visitor a Dr Demo',
    '15:00–15:45 Visitor b',
  ]);
  expect(link(/Cancelled/)).toHaveAttribute('href', '#c');
  expect(screen.getByText('07:30')).toBeInTheDocument();
});

test('Tab reaches one entry, arrow keys go on to others and to other days', async () => {
  show();
  act(() => link(/Visitor a/).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(link(/Visitor b/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(link(/Visitor c/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(link(/Visitor c/)).toHaveFocus();
  expect(screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  await userEvent.keyboard('{ArrowLeft}');
  expect(link(/Visitor a/)).toHaveFocus();
  await userEvent.keyboard('{End}{Home}');
  expect(link(/Visitor a/)).toHaveFocus();
});

test('the buttons turn to other weeks, and back to this one', async () => {
  const onWeek = show([]);
  expect(screen.getByText('Nothing this week.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(onWeek.mock.calls).toEqual([['2026-11-30'], ['2026-11-16']]);
  expect(screen.getByRole('button', { name: 'This week' })).toBeDisabled();
});
