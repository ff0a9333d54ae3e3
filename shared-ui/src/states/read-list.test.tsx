import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadList, type ReadListProps, StaleNote } from './read-list';

const BROKEN = { message: 'The server did not answer.' };
const retry = <button type="button">Retry</button>;

const list = (over: Partial<ReadListProps>): ReadListProps => ({
  list: { known: true, failure: null },
  isEmpty: false,
  children: <p>Rows</p>,
  empty: <p>Nothing here yet</p>,
  failed: 'The list did not come',
  retry,
  ...over,
});

test('rows are shown with a button for more, while there are more', async () => {
  const loadMore = jest.fn();
  const more = { hasMore: true, loadingMore: false, loadMore, label: 'Show older', busyLabel: 'Loading' };
  const { rerender } = render(<ReadList {...list({ more })} />);
  expect(screen.getByText('Rows')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
  rerender(<ReadList {...list({ more: { ...more, hasMore: false } })} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('empty, not loaded yet and failed are three different states', () => {
  const { rerender } = render(<ReadList {...list({ isEmpty: true })} />);
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  rerender(<ReadList {...list({ isEmpty: true, list: { known: false, failure: null } })} />);
  expect(document.body).toHaveTextContent(/^$/);
  rerender(<ReadList {...list({ isEmpty: true, list: { known: false, failure: BROKEN } })} />);
  expect(screen.getByRole('heading', { name: 'The list did not come' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('old data shows only a note that it may be outdated', () => {
  const note = (known: boolean, failure: typeof BROKEN | null) => (
    <StaleNote list={{ known, failure }} text="This may be old." retry={retry} />
  );
  const { rerender } = render(note(true, BROKEN));
  expect(screen.getByRole('alert')).toHaveTextContent('This may be old. The server did not answer.');
  rerender(note(true, null));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(note(false, BROKEN));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
