import { render, screen, within } from '@testing-library/react';
import { BottomBar } from './bottom-bar';
import type { PortalItem } from './rail-item';

const item = (id: string, bar?: number, over: Partial<PortalItem> = {}): PortalItem => ({
  id,
  label: id,
  icon: null,
  href: `/${id}`,
  bar,
  ...over,
});
const ENTRIES = [item('journey', 1), item('requests'), item('quotes'), item('documents', 3), item('travel')];
const account = { name: 'A', label: 'Account', signOutLabel: 'Sign out', onSignOut: () => undefined };

function open(contact?: React.ReactNode) {
  const entries = [...ENTRIES, item('messages', 2, { count: '4', countLabel: 'unread' })];
  const { container } = render(
    <BottomBar
      label="Portal"
      moreLabel="More"
      groups={[{ id: 'all', entries }]}
      account={account}
      LinkComponent="a"
      contact={contact}
    />,
  );
  const bar = container.querySelector('nav');
  if (bar === null) throw new Error('There is no bar.');
  return [...bar.querySelectorAll(':scope > a')].map((link) => link.textContent);
}

test('entries with a place in the bar come first, with their counts; the others are below More', () => {
  expect(open()).toEqual(['journey', 'messages4 unread', 'documents', 'requests']);
  const more = screen.getByText('More').closest('details');
  expect(
    within(more as HTMLElement)
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['quotes', 'travel']);
});

test('chat and call take the place of one entry', () => {
  expect(open(<a href="tel:1">Call</a>)).toEqual(['journey', 'messages4 unread', 'documents']);
  expect(screen.getByText('Call')).toBeInTheDocument();
});
