import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RailGroup } from './rail-group';

const group = {
  id: 'group-1',
  title: 'Service desk',
  entries: [
    { id: 'requests', label: 'Service requests', icon: null, href: '/requests', late: '2 late' },
    { id: 'catalog', label: 'Service catalog', icon: null, href: '/catalog' },
  ],
};
const show = () => render(<RailGroup group={group} LinkComponent="a" />);

test('a folded group says what is late in it, and stays folded until it is opened', async () => {
  const user = userEvent.setup();
  const first = show();
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getAllByText('2 late')).toHaveLength(1);
  await user.click(screen.getByText('Service desk'));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Service desk').parentElement).toHaveTextContent('2 late');
  first.unmount();
  const second = show();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Service desk'));
  second.unmount();
  show();
  expect(screen.getByRole('group')).toHaveAttribute('open');
});
