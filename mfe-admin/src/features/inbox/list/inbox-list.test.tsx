import type { InboxCounts } from '@ayana/contracts/inbox';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readFilters } from '../data/filters';
import { groupByDue } from '../data/groups';
import { inboxItem, NOW } from '../testing/inbox-item.factory';
import { InboxList } from './inbox-list';

const items = [inboxItem({ id: 'one', name: 'Amina' }), inboxItem({ id: 'two', name: 'Keya' })];
const COUNTS: InboxCounts = {
  mine: { all: 12_936, late: 0, today: 0, later: 12_936 },
  open: { all: 20_001, late: 1, today: 2, later: 19_998 },
};

function show(query: string, rest: { hasMore: boolean; counts: InboxCounts | null }): void {
  const list = (
    <InboxList
      inbox={{ items, failure: null, known: true, loadingMore: false, loadMore: ignore, receive: ignore, ...rest }}
      reading={false}
      filters={readFilters(new URLSearchParams(query))}
      groups={groupByDue(items, NOW)}
      selected={null}
      me="me"
      now={NOW}
      onFilter={ignore}
      onClaim={ignore}
      onRetry={ignore}
      announcement=""
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: list }])} />);
}
const ignore = (): void => {};
const heading = (): string => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent ?? '';
const views = (): (string | null)[] =>
  screen.getAllByRole('link', { name: /^(Mine|Open|Closed|All)/ }).map((link) => link.textContent);

test('a partly loaded list shows the API’s counts', () => {
  show('', { hasMore: true, counts: COUNTS });
  expect(heading()).toMatch(/^Nothing due today, 12,936 later\. It is /);
  expect(views().join(' ')).toContain('12,936');
  expect(views().join(' ')).toContain('20,001');
});

test('each view has its own counts', () => {
  show('?view=open', { hasMore: true, counts: COUNTS });
  expect(heading()).toMatch(/^1 late, 2 due today\. It is /);
});

test('no counts are shown until the API has answered', () => {
  show('', { hasMore: true, counts: null });
  expect(heading()).toMatch(/^It is /);
  expect(views().join(' ')).not.toMatch(/\d/);
});

test('a completely loaded list is counted in the browser', () => {
  show('', { hasMore: false, counts: null });
  expect(heading()).not.toMatch(/^It is /);
  expect(views().join(' ')).toContain('2');
});
