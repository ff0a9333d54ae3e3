import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditNotice, type EditNoticeProps } from './edit-notice';

type State = EditNoticeProps['notice'];

const notice = (state: Partial<State>): State => ({
  id: 'versions',
  by: { name: 'Asha Rao', at: '2026-11-20T10:00:00Z' },
  taken: [],
  differences: [],
  closed: false,
  chosen: false,
  choose: jest.fn(),
  takeAll: jest.fn(),
  takeChosen: jest.fn(),
  ...state,
});
const refund = {
  name: 'refund_terms',
  label: 'Refund',
  theirs: 'All of it until a week before',
  mine: 'Half of it until a week before',
  side: null,
} as const;
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

test('nothing is shown while nobody else has saved', () => {
  const { container } = render(<EditNotice notice={notice({})} />);
  expect(container).toBeEmptyDOMElement();
});

test('a save of the same field is announced, with who, when and both versions', async () => {
  render(
    <EditNotice notice={notice({ differences: [refund, { ...refund, name: 'room', label: 'Room', mine: '' }] })} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Asha Rao saved this while you were editing. 2 fields differ');
  const region = screen.getByRole('region', { name: 'Asha Rao saved this while you were editing' });
  expect(region.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T10:00:00Z');
  const group = screen.getByRole('group', { name: 'Refund' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  expect([...group.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['All', 'Half']);
  expect(screen.getByRole('group', { name: 'Room' })).toHaveTextContent('Empty');
  await press('Compare');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('a version is chosen for each field or for all', async () => {
  const state = notice({ differences: [refund] });
  const { rerender } = render(<EditNotice notice={state} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Yours/ }));
  expect(state.choose).toHaveBeenCalledWith('refund_terms', 'mine');
  await press('Use what I chose');
  expect(screen.getByText('Please choose a version for each field first.')).toBeVisible();
  rerender(<EditNotice notice={{ ...state, differences: [{ ...refund, side: 'mine' }] }} />);
  expect(screen.queryByText('Please choose a version for each field first.')).not.toBeInTheDocument();
  await press('Take all of theirs');
  await press('Keep all of mine');
  expect((state.takeAll as jest.Mock).mock.calls).toEqual([['theirs'], ['mine']]);
});

test('after the choice the focus is at what comes next', () => {
  const { rerender } = render(<EditNotice notice={notice({ differences: [refund] })} />);
  rerender(<EditNotice notice={notice({ chosen: true })} />);
  expect(document.activeElement).toHaveTextContent('Your choice is in the form.');
});

test('fields that only the other one changed are named', () => {
  render(
    <EditNotice notice={notice({ by: { name: null, at: '2026-11-20T10:00:00Z' }, taken: ['Room', 'Deposit'] })} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'Someone else saved this while you were editing: Room and Deposit.',
  );
});

test('of a record that was closed both versions are read, and one’s own goes by a press', async () => {
  const state = notice({ closed: true, differences: [refund] });
  const { container, rerender } = render(<EditNotice notice={state} />);
  expect(screen.getByRole('heading', { name: 'Asha Rao closed this while you were editing' })).toHaveFocus();
  const field = screen.getByRole('group', { name: 'Refund' });
  expect(field).toHaveTextContent('Saved by Asha RaoAll of it until a week beforeYoursHalf of it until a week before');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await press('Discard what I typed');
  expect((state.takeAll as jest.Mock).mock.calls).toEqual([['theirs']]);
  rerender(<EditNotice notice={notice({ closed: true, taken: ['Room'] })} />);
  expect(container).toBeEmptyDOMElement();
});
