import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Column, TableList } from './column';
import { DataTable } from './data-table';

interface Request {
  id: string;
  number: string;
  owner: string | null;
}

const requests = (count: number): Request[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    number: `SR-${at}`,
    owner: at % 2 === 0 ? 'Ishani' : null,
  }));

const columns: readonly Column<Request>[] = [
  { id: 'number', title: 'Number', cell: ({ number }) => number, lead: true, sort: 'created', firstOrder: 'desc' },
  { id: 'owner', title: 'Owner', cell: ({ owner }) => owner },
  { id: 'place', title: 'Place', cell: () => 'Chennai', hidden: true, sort: 'place' },
];
const nameOf = ({ number }: Request): string => number;

const quiet: TableList<Request> = {
  items: requests(3),
  known: true,
  failure: null,
  loading: false,
  hasMore: false,
  loadingMore: false,
  moreFailure: null,
  loadMore: () => {},
  unseen: 0,
  showNew: () => {},
  reread: () => {},
  rereading: false,
  query: {},
  change: () => {},
  selected: {},
  select: () => {},
};

function Requests(over: Partial<TableList<Request>>) {
  const [selected, select] = useState<Readonly<Record<string, true>>>({});
  const [query, setQuery] = useState<Readonly<Record<string, string>>>({});
  return (
    <DataTable
      name="requests"
      list={{
        ...quiet,
        selected,
        select,
        query,
        change: (change) => setQuery({ ...query, ...(change as Record<string, string>) }),
        ...over,
      }}
      columns={columns}
      texts={{
        label: 'Service requests',
        empty: { title: 'No requests', text: 'They appear here.' },
        filtered: 'No request matches.',
        failed: 'The requests couldn’t be loaded',
      }}
      defaultSort={{ by: 'created', order: 'desc' }}
      hrefOf={({ id }) => `#${id}`}
      nameOf={nameOf}
      actions={<button type="button">Assign</button>}
    />
  );
}

const rows = (): HTMLElement[] => within(screen.getByRole('grid')).getAllByRole('row').slice(1);
const link = (name: string): HTMLElement => screen.getByRole('link', { name });

beforeAll(() => {
  // jsdom has no layout: every row is as high as in a browser.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 57 });
});
beforeEach(() => sessionStorage.clear());

test('of 10,000 rows only those in view are drawn, and the others have their room', () => {
  render(<Requests items={requests(10_000)} />);
  expect(rows().length).toBeLessThan(40);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  const gap = document.querySelector<HTMLElement>('[data-gap]');
  expect(Number.parseInt(gap?.style.blockSize ?? '0', 10)).toBeGreaterThan(9_900 * 57);
});

test('the next page is read near the end of the rows, and not after a failure', () => {
  const loadMore = jest.fn();
  const { rerender } = render(<Requests hasMore loadMore={loadMore} />);
  expect(loadMore).toHaveBeenCalledTimes(1);
  rerender(<Requests hasMore loadMore={loadMore} loadingMore />);
  rerender(<Requests hasMore loadMore={loadMore} moreFailure={{ message: 'The line is down.' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The line is down.');
  expect(loadMore).toHaveBeenCalledTimes(1);
  rerender(<Requests hasMore loadMore={loadMore} items={requests(200)} />);
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('a column sorts by its title, first in its own order, then in the other', async () => {
  const user = userEvent.setup();
  const change = jest.fn();
  const { rerender } = render(<Requests change={change} query={{ sort: 'place', order: 'asc' }} />);
  await user.click(screen.getByRole('button', { name: 'Number' }));
  expect(change).toHaveBeenLastCalledWith({ sort: 'created', order: 'desc' });
  rerender(<Requests change={change} query={{ sort: 'created', order: 'desc' }} />);
  expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Number' }));
  expect(change).toHaveBeenLastCalledWith({ sort: 'created', order: 'asc' });
  expect(screen.queryByRole('button', { name: 'Owner' })).not.toBeInTheDocument();
});

test('a column is chosen, and stays chosen', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Requests />);
  expect(screen.queryByRole('columnheader', { name: 'Place' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Columns'));
  await user.click(screen.getByRole('checkbox', { name: 'Place' }));
  expect(screen.getByRole('columnheader', { name: 'Place' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Number' })).not.toBeInTheDocument();
  unmount();
  render(<Requests />);
  expect(screen.getByRole('columnheader', { name: 'Place' })).toBeVisible();
});

test('rows are selected one by one, as a range, all, and acted on', async () => {
  const user = userEvent.setup();
  render(<Requests items={requests(5)} />);
  expect(screen.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select SR-1' }));
  expect(screen.getByRole('group', { name: 'Actions on the selected rows' })).toHaveTextContent('1 selected');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select SR-3' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' }));
  expect(screen.getByText('5 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('5 selected')).not.toBeInTheDocument();
});

test('by keyboard: Tab reaches one row, arrow keys move, Space selects', async () => {
  const user = userEvent.setup();
  render(<Requests />);
  act(() => link('SR-0').focus());
  await user.keyboard('{ArrowDown}');
  expect(link('SR-1')).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.keyboard('{End}');
  expect(link('SR-2')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(link('SR-0')).toHaveFocus();
  expect(link('SR-1')).toHaveAttribute('tabindex', '-1');
});

test('an empty list says what will appear, with filters that nothing matches', () => {
  const { rerender } = render(<Requests items={[]} />);
  expect(screen.getByText('They appear here.')).toBeVisible();
  rerender(<Requests items={[]} query={{ sort: 'created' }} />);
  expect(screen.getByText('They appear here.')).toBeVisible();
  rerender(<Requests items={[]} query={{ state: 'closed' }} />);
  expect(screen.getByText('No request matches.')).toBeVisible();
  expect(screen.queryByText('No requests')).not.toBeInTheDocument();
});

test('a list that could not be read says so; rows from before stay under a note', async () => {
  const user = userEvent.setup();
  const reread = jest.fn();
  const failure = { message: 'The line is down.', reference: 'r-1' };
  const { rerender } = render(<Requests items={[]} known={false} failure={failure} reread={reread} />);
  expect(screen.getByText('The requests couldn’t be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reread).toHaveBeenCalledTimes(1);
  rerender(<Requests failure={failure} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This is the last loaded version. The line is down.');
  expect(link('SR-0')).toBeVisible();
});

test('new rows are shown when the reader wants', async () => {
  const user = userEvent.setup();
  const showNew = jest.fn();
  render(<Requests unseen={3} showNew={showNew} />);
  await user.click(screen.getByRole('button', { name: 'Show 3 new' }));
  expect(showNew).toHaveBeenCalledTimes(1);
});

test('single keys move between rows, select one, look for one, and are listed', async () => {
  const user = userEvent.setup();
  render(
    <main>
      <div role="search">
        <div data-search>
          <input aria-label="Find a request" />
        </div>
      </div>
      <Requests />
    </main>,
  );
  await user.keyboard('j');
  expect(link('SR-0')).toHaveFocus();
  await user.keyboard('jjk');
  expect(link('SR-1')).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select SR-1' })).toBeChecked();
  await user.keyboard('/');
  expect(screen.getByLabelText('Find a request')).toHaveFocus();
  // A letter that is typed is a letter.
  await user.keyboard('x?');
  expect(screen.getByLabelText('Find a request')).toHaveValue('x?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByText('View'));
  await user.click(screen.getByRole('button', { name: /Keyboard shortcuts/ }));
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const what of ['Next row', 'Select the row', 'Search the list', 'Show the shortcuts'])
    expect(within(list).getByText(what)).toBeInTheDocument();
});

test('compact rows are chosen for every list of the device, and last', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Requests />);
  await user.keyboard('d');
  expect(document.documentElement).toHaveAttribute('data-density', 'compact');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-density');
  render(<Requests />);
  await user.click(screen.getByText('View'));
  expect(screen.getByLabelText('Compact rows')).toBeChecked();
  await user.click(screen.getByLabelText('Compact rows'));
  expect(document.documentElement).toHaveAttribute('data-density', 'comfortable');
});
