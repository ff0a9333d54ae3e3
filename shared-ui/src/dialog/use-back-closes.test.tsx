import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { Dialog, useBackCloses } from './index';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Free consultation">
        <p>No obligation.</p>
      </Dialog>
    </>
  );
}

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)));

test.each([
  ['in the product', false],
  ['while it is developed', true],
])('Back closes the dialog and stays on the page: %s', async (_where, strict) => {
  const heard = jest.fn();
  addEventListener('popstate', heard);
  history.pushState({ key: 'page' }, '', '/page');
  const { unmount } = render(<Page />, { reactStrictMode: strict });
  const { length } = history;

  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  await settled();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect([history.length, history.state]).toEqual([length + 1, expect.objectContaining({ key: 'page' })]);
  history.back();
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect([location.pathname, history.state, heard.mock.calls.length]).toEqual(['/page', { key: 'page' }, 0]);

  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  await settled();
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await settled();
  expect([location.pathname, history.state, heard.mock.calls.length]).toEqual(['/page', { key: 'page' }, 0]);
  removeEventListener('popstate', heard);
  unmount();
});

function Filters() {
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState('/list');
  useBackCloses(open, () => setOpen(false), shown);
  const choose = (): void => {
    history.replaceState({ key: 'narrowed' }, '', '/list?city=pune');
    setShown('/list?city=pune');
  };
  return (
    <>
      <p>{open ? 'Unfolded' : 'Folded'}</p>
      <button type="button" onClick={choose}>
        Pune
      </button>
    </>
  );
}

test('Back keeps the choices made in a sheet, and the next Back leads to the list without them', async () => {
  history.pushState({ key: 'list' }, '', '/list');
  const { unmount } = render(<Filters />);
  await settled();
  act(() => screen.getByRole('button', { name: 'Pune' }).click());
  history.back();
  await settled();
  expect(screen.getByText('Folded')).toBeVisible();
  expect([location.search, history.state]).toEqual(['?city=pune', { key: 'narrowed' }]);
  history.back();
  await settled();
  expect([location.pathname + location.search, history.state]).toEqual(['/list', { key: 'list' }]);
  unmount();
});
