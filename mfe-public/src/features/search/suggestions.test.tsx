import { answerApi, resetKit } from '@ayana/portal-kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { SearchBox } from './search-box';
import { SearchFailed } from './search-failed';
import type { Suggestions } from './suggest-state';

const KNEE = { kind: 'treatments', id: '1', title: 'Knee replacement', subtitle: 'from $3,500', path: '/treatments/k' };
const BAY = { kind: 'hospitals', id: '2', title: 'Lantern Bay Hospital', subtitle: 'Chennai', path: '/hospital/2' };
const NONE = { items: [], more: false };
const ANSWER = {
  treatments: { items: [KNEE], more: false },
  hospitals: { items: [BAY], more: false },
  doctors: NONE,
  cities: NONE,
  pages: [],
  understood: [],
  not_understood: [],
  read_as: null,
  fits: true,
  tab: null,
} as unknown as Suggestions;

let api: ReturnType<typeof answerApi>;
let search: () => unknown;
beforeEach(() => {
  resetKit();
  search = () => ANSWER;
  api = answerApi({ 'GET /search': () => search() });
  // No layout here: neither of them exists.
  HTMLElement.prototype.showPopover = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => api.restore());

async function open() {
  const router = createMemoryRouter([
    { path: '/', element: <SearchBox /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('searchbox').focus());
  return { router, box: await screen.findByRole('combobox') };
}
const type = (box: HTMLElement, value: string): void => void fireEvent.input(box, { target: { value } });
const key = (box: HTMLElement, name: string): void => void fireEvent.keyDown(box, { key: name });
const options = () => screen.queryAllByRole('option', { hidden: true });

test('by the keyboard: a choice among the suggestions, and all results', async () => {
  const { box, router } = await open();
  type(box, 'knee replacment');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(screen.getByText(/^2 suggestions/)).toHaveAttribute('role', 'status');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox', { hidden: true }).id);
  key(box, 'ArrowDown');
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  key(box, 'Escape');
  expect(options()).toHaveLength(0);
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('knee replacment');
  key(box, 'ArrowUp');
  expect(options().at(-1)).toHaveAttribute('aria-selected', 'true');
  key(box, 'Enter');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=knee%20replacment' }),
  );
});

test('a hospital that is pressed is opened', async () => {
  const { box, router } = await open();
  type(box, 'lantern bay');
  fireEvent.click(await screen.findByText(BAY.title));
  await waitFor(() => expect(router.state.location.pathname).toBe('/hospital/2'));
});

test('without an answer the box still searches', async () => {
  search = () => new Response(null, { status: 500 });
  const { box } = await open();
  type(box, 'knee');
  await waitFor(() => expect(api.requests.length).toBeGreaterThan(0));
  await act(async () => undefined);
  expect(options()).toHaveLength(0);
  expect(box.closest('form')).toHaveAttribute('action', '/search');
});

test('a list that fails to load says so, and is loaded again at the same address', () => {
  const element = <SearchFailed tab="doctors" />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/search?q=knee&in=doctors'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not load the doctors');
  expect(screen.getByRole('link', { name: 'Retry' }).getAttribute('href')).toMatch(/^(|\/search\?q=knee&in=doctors)$/);
});
