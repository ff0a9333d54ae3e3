import { render, screen } from '@testing-library/react';
import { initials, OwnerTag } from './index';

test.each([
  ['Ishani Verghese', 'IV'],
  ['  Mst. Farhana Begum Chowdhury-Rahmatullah ', 'MC'],
  ['Sukarno', 'S'],
  ['محمد بن سلمان', 'مس'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => expect(initials(name)).toBe(letters));

test('an owner is named, the user is "You", and a missing owner is shown', () => {
  const owner = { id: '1', name: 'Ishani Verghese' };
  const { rerender } = render(<OwnerTag owner={owner} />);
  expect(screen.getByText('Ishani Verghese')).toBeVisible();
  rerender(<OwnerTag owner={owner} you="1" />);
  expect(screen.getByText('You')).toBeVisible();
  rerender(<OwnerTag owner={null} you="1" />);
  expect(screen.getByText('Unassigned')).toBeVisible();
});
