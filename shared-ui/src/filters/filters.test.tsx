import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Filter, FilterBar } from './index';

const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: 'Search' },
  {
    kind: 'several',
    name: 'state',
    label: 'State',
    options: [
      { value: 'new', label: 'New' },
      { value: 'assigned', label: 'Assigned' },
      { value: 'closed', label: 'Closed' },
    ],
  },
  {
    kind: 'one',
    name: 'owner',
    label: 'Owner',
    options: [
      { value: 'me', label: 'Me' },
      { value: 'none', label: 'Nobody' },
    ],
  },
  { kind: 'flag', name: 'overdue', label: 'Overdue' },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'given', name: 'actor', label: (id) => `Done by ${id}` },
];

function Filters({ initial }: { initial?: Record<string, string> }) {
  const [query, setQuery] = useState(initial ?? {});
  const change = (by: Readonly<Record<string, string | null>>): void =>
    setQuery(
      Object.fromEntries(
        Object.entries({ ...query, ...by }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      ),
    );
  return (
    <>
      <FilterBar label="Filters" filters={FILTERS} query={query} change={change} />
      <output>{JSON.stringify(query)}</output>
    </>
  );
}

const query = (): unknown => JSON.parse(screen.getByRole('status').textContent);

test('several values are joined in the order of the choices, and named on the button', async () => {
  const user = userEvent.setup();
  render(<Filters />);
  await user.click(screen.getByText('State'));
  await user.click(screen.getByRole('checkbox', { name: 'Closed' }));
  await user.click(screen.getByRole('checkbox', { name: 'New' }));
  expect(query()).toEqual({ state: 'new,closed' });
  expect(screen.getByText('State: New +1')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'New' }));
  expect(query()).toEqual({ state: 'closed' });
});

test('of a filter with one value the last choice counts', async () => {
  const user = userEvent.setup();
  render(<Filters />);
  await user.click(screen.getByText('Owner'));
  await user.click(screen.getByRole('checkbox', { name: 'Me' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nobody' }));
  expect(query()).toEqual({ owner: 'none' });
  expect(screen.getByRole('checkbox', { name: 'Me' })).not.toBeChecked();
});

test('a flag is on or off, the search follows typing, and all of it can be cleared', async () => {
  const user = userEvent.setup();
  render(<Filters initial={{ sort: 'due' }} />);
  await user.click(screen.getByRole('button', { name: 'Overdue' }));
  await user.type(screen.getByLabelText('Search'), 'projector');
  expect(await screen.findByText('{"sort":"due","overdue":"true","q":"projector"}')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(query()).toEqual({ sort: 'due' });
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

test('the choices close by Escape and when the focus leaves', async () => {
  const user = userEvent.setup();
  render(<Filters />);
  const choices = screen.getByText('State').closest('details');
  await user.click(screen.getByText('State'));
  expect(choices).toHaveAttribute('open');
  await user.click(screen.getByRole('checkbox', { name: 'New' }));
  await user.keyboard('{Escape}');
  expect(choices).not.toHaveAttribute('open');
  await user.click(screen.getByText('State: New'));
  expect(choices).toHaveAttribute('open');
  await user.click(screen.getByLabelText('Search'));
  expect(choices).not.toHaveAttribute('open');
});

test('a day is chosen, and a value given from elsewhere can only be taken away', async () => {
  const user = userEvent.setup();
  render(<Filters initial={{ actor: 'Ada' }} />);
  await user.type(screen.getByLabelText('From'), '2026-11-20');
  expect(query()).toEqual({ actor: 'Ada', from: '2026-11-20' });
  await user.click(screen.getByRole('button', { name: 'Done by Ada' }));
  expect(query()).toEqual({ from: '2026-11-20' });
  expect(screen.queryByText(/^Done by/)).toBeNull();
});
