import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabLinks, Tabs } from './index';

const ITEMS = [
  { id: 'reply', label: 'Reply' },
  { id: 'note', label: 'Internal note' },
] as const;

function Page() {
  const [current, setCurrent] = useState<'reply' | 'note'>('reply');
  return (
    <Tabs label="Write" items={ITEMS} current={current} onSelect={setCurrent}>
      {current}
    </Tabs>
  );
}

test('arrow keys, Home and End move and select; only the chosen tab is in the tab order', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Reply' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Internal note' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Internal note' })).toHaveTextContent('note');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Reply' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Internal note' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Internal note' })).toHaveAttribute('tabindex', '-1');
});

test('tabs with URLs are links', () => {
  render(
    <TabLinks
      label="Views"
      current="open"
      items={[{ id: 'open', label: 'All open', href: '?view=open', count: 41 }]}
    />,
  );
  expect(screen.getByRole('link', { name: 'All open 41' })).toHaveAttribute('aria-current', 'page');
});
