import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Board } from './index';

const NAMES = { new: 'New', doing: 'In progress', done: 'Done' } as const;
type State = keyof typeof NAMES;

const card = ({ id }: { id: string }) => <a href={`#${id}`}>Request {id}</a>;

interface SampleProps {
  onMove?: (id: string, column: string) => void;
  /** There are cards that were not read yet. */
  more?: boolean;
}

function Sample({ onMove, more = false }: SampleProps) {
  const [states, setStates] = useState<Readonly<Record<string, State>>>({ one: 'new', two: 'new' });
  return (
    <Board
      label="Requests"
      columns={Object.entries(NAMES).map(([id, title]) => {
        const items = Object.keys(states)
          .filter((each) => states[each] === id)
          .map((each) => ({ id: each }));
        return { id, title, items, total: more ? null : items.length };
      })}
      nameOf={({ id }) => id}
      card={card}
      mayMove={({ id }, column) => column === 'doing' || (column === 'done' && states[id] === 'doing')}
      onMove={({ id }, column) => {
        onMove?.(id, column);
        setStates({ ...states, [id]: column as State });
      }}
      announcement=""
    />
  );
}

const column = (name: RegExp) => within(screen.getByRole('region', { name }));

test('columns are named with the number of their cards', () => {
  render(<Sample />);
  expect(column(/^New 2$/).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  expect(column(/^Done 0$/).getByText('None')).toBeVisible();
});

test('while there are cards that were not read, no column says that it has none', () => {
  render(<Sample more />);
  expect(column(/^New 2\+$/).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  expect(column(/^Done 0\+$/).queryByText('None')).toBeNull();
  expect(column(/^Done 0\+$/).getByText('None of those that are loaded')).toBeVisible();
});

test('the menu of a card has the columns it may go to, and the focus follows the card', async () => {
  const onMove = jest.fn();
  render(<Sample onMove={onMove} />);
  await userEvent.click(screen.getByText('Move one'));
  const moved = screen.getByRole('link', { name: 'Request one' }).closest('li');
  expect(
    within(moved ?? document.body)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['To In progress']);
  await userEvent.click(screen.getAllByRole('button', { name: 'To In progress' })[0] ?? document.body);
  expect(onMove).toHaveBeenCalledWith('one', 'doing');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Request one' })).toHaveFocus());
  expect(column(/^In progress 1$/).getByRole('link', { name: 'Request one' })).toBeVisible();
});
