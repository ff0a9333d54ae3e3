import type { InboxCounts, InboxItem } from '@ayana/contracts/inbox';
import type { List } from '@ayana/portal-kit/screens';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { inboxItem, NOW } from '../testing/inbox-item.factory';
import { InboxList } from './inbox-list';

const items = [inboxItem({ id: 'one', name: 'Amina' }), inboxItem({ id: 'two', name: 'Keya' })];
const COUNTS: InboxCounts = {
  mine: { all: 12_936, late: 0, today: 0, later: 12_936, follow_up: 0 },
  open: { all: 20_001, late: 1, today: 2, later: 19_998, follow_up: 3 },
};

function show(query: Record<string, string>, counts: InboxCounts | null): void {
  const list: List<InboxItem> = {
    items,
    query,
    key: '',
    loading: false,
    change: ignore,
    show: ignore,
    known: true,
    failure: null,
    hasMore: true,
    loadingMore: false,
    moreFailure: null,
    loadMore: ignore,
    unseen: 0,
    showNew: ignore,
    reread: ignore,
    rereading: false,
    selected: {},
    select: ignore,
  };
  const element = (
    <InboxList
      list={list}
      counts={counts}
      selected={null}
      me="me"
      now={NOW}
      onClaim={ignore}
      acts={{ toggle: ignore, buttons: null, outcome: null, dialog: null }}
      announcement=""
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const ignore = (): void => {};
const heading = (): string => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent ?? '';
const views = (): (string | null)[] =>
  screen.getAllByRole('link', { name: /^(Mine|Open|Closed|All)/ }).map((link) => link.textContent);

test('the counts are the API’s, however many requests are loaded', () => {
  show({}, COUNTS);
  expect(heading()).toMatch(/^Nothing due today, 12,936 later\. It is /);
  expect(views().join(' ')).toContain('12,936');
  expect(views().join(' ')).toContain('20,001');
});

test('each view has its own counts', () => {
  show({ view: 'open' }, COUNTS);
  expect(heading()).toMatch(/^1 late, 2 due today\. 3 to follow up\. It is /);
});

test('no counts are shown until the API has answered', () => {
  show({}, null);
  expect(heading()).toMatch(/^It is /);
  expect(views().join(' ')).not.toMatch(/\d/);
});

test('a chosen order replaces the groups by due time', () => {
  show({ sort: 'updated' }, COUNTS);
  expect(screen.getByRole('region', { name: /^Changed last/ })).toHaveTextContent('Amina');
  expect(screen.queryByRole('region', { name: /^(Overdue|Tomorrow)/ })).toBeNull();
});
