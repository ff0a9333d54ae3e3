import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchDialog, type SearchDialogProps, type SearchGroup } from './index';

const GROUPS: SearchGroup[] = [
  { id: 'pages', title: 'Pages', items: [{ id: 'a', title: 'Activity', href: '#activity' }] },
  {
    id: 'people',
    title: 'People',
    items: [
      { id: 'b', title: 'Zoé Example', subtitle: 'zoe@people.example', mark: 'Patient', href: '#zoe' },
      { id: 'c', title: 'Zoltan Example', href: '#zoltan' },
    ],
  },
];

function Searched(props: Partial<SearchDialogProps>) {
  const [query, setQuery] = useState('');
  return (
    <SearchDialog
      label="Search"
      placeholder="Names"
      query={query}
      onQuery={setQuery}
      groups={GROUPS}
      state="ready"
      onRetry={() => {}}
      onChoose={() => {}}
      onClose={() => {}}
      start="Type a name"
      help="Enter opens"
      {...props}
    />
  );
}

const box = (): HTMLElement => screen.getByRole('combobox', { name: 'Search' });
const chosen = (): string | undefined =>
  screen.getAllByRole('option').find((option) => option.dataset['highlighted'] !== undefined)?.textContent;

test('the first result is chosen by Enter, others by arrow keys, through all groups', async () => {
  const onChoose = jest.fn();
  render(<Searched onChoose={onChoose} />);
  await waitFor(() => expect(box()).toHaveFocus());
  await userEvent.type(box(), 'zo');
  expect(chosen()).toBe('Activity');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('Zoltan Example');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onChoose.mock.calls).toEqual([[GROUPS[1]?.items[0]]]);
  // What is typed stays, for another look.
  expect(box()).toHaveValue('zo');
});

test('groups have names, and the words of the query are marked without their accents', async () => {
  render(<Searched />);
  await userEvent.type(box(), 'zoe');
  const people = within(screen.getByRole('group', { name: 'People' }));
  expect(people.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Zoé Examplezoe@people.examplePatient',
    'Zoltan Example',
  ]);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Zoé']);
});

test('Escape closes it, also with text in the box', async () => {
  const onClose = jest.fn();
  render(<Searched onClose={onClose} />);
  await userEvent.type(box(), 'zo{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it says how many there are, that there are none, and that the search failed', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<Searched groups={[]} />);
  expect(screen.getByText('Type a name')).toBeVisible();
  await userEvent.type(box(), 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “xyz”.');
  rerender(<Searched groups={[]} state="loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Searching');
  rerender(<Searched />);
  expect(screen.getByRole('status')).toHaveTextContent('3 results');
  rerender(<Searched state="failed" onRetry={onRetry} />);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
