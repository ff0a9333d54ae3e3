import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, redirect, RouterProvider } from 'react-router-dom';
import { useWrite } from './use-write';

/** What was sent, in the order it came, each to be answered by the test. */
let sent: { wish: string; answer: (outcome: string) => void }[];
let settled: string[];

const answerTo = (wish: string, outcome = 'done'): Promise<void> =>
  act(async () => sent.find((one) => one.wish === wish)?.answer(outcome));
const wishes = (): string[] => sent.map(({ wish }) => wish);

function Buttons({ names }: { names: readonly string[] }) {
  const { send, pending } = useWrite<{ wish: string }, { outcome: string }>({
    action: '/',
    settled: ({ outcome }, { wish }) => settled.push(`${wish} ${outcome}`),
  });
  return names.map((wish) => (
    <button
      key={wish}
      type="button"
      aria-busy={pending.some((one) => one.wish === wish)}
      onClick={() => send({ wish })}
    >
      {wish}
    </button>
  ));
}

function open() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Buttons names={['claim', 'close']} />
          <Buttons names={['reply']} />
          <Link to="/elsewhere">Leave</Link>
        </>
      ),
      action: async ({ request }) => {
        const { wish } = (await request.json()) as { wish: string };
        return new Promise((resolve) => {
          sent.push({ wish, answer: (outcome) => resolve(outcome === 'led on' ? redirect('/?on') : { outcome }) });
        });
      },
    },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  sent = [];
  settled = [];
});

test('what is pressed while something else is being written is done after it, in the order of the presses', async () => {
  const user = open();
  await user.click(button('claim'));
  await user.click(button('reply'));
  await user.click(button('close'));
  await waitFor(() => expect(wishes()).toEqual(['claim']));
  for (const name of ['claim', 'reply', 'close']) expect(button(name)).toHaveAttribute('aria-busy', 'true');

  await answerTo('claim');
  await waitFor(() => expect(wishes()).toEqual(['claim', 'reply']));
  expect(settled).toEqual(['claim done']);
  expect(button('claim')).toHaveAttribute('aria-busy', 'false');

  await answerTo('reply', 'refused');
  await waitFor(() => expect(wishes()).toEqual(['claim', 'reply', 'close']));
  await answerTo('close');
  await waitFor(() => expect(settled).toEqual(['claim done', 'reply refused', 'close done']));
});

test('the same act pressed twice is done once; pressed again later, once more', async () => {
  const user = open();
  await user.dblClick(button('claim'));
  await user.click(button('reply'));
  await user.click(button('reply'));
  await waitFor(() => expect(wishes()).toEqual(['claim']));
  await answerTo('claim');
  await waitFor(() => expect(wishes()).toEqual(['claim', 'reply']));
  await answerTo('reply');
  await waitFor(() => expect(settled).toEqual(['claim done', 'reply done']));

  sent = [];
  await user.click(button('reply'));
  await waitFor(() => expect(wishes()).toEqual(['reply']));
  await answerTo('reply');
  await waitFor(() => expect(settled).toHaveLength(3));
});

test('one that is not answered but leads on keeps no other waiting', async () => {
  const user = open();
  await user.click(button('claim'));
  await user.click(button('reply'));
  await answerTo('claim', 'led on');
  await waitFor(() => expect(wishes()).toEqual(['claim', 'reply']));
  await answerTo('reply');
  await waitFor(() => expect(settled).toEqual(['reply done']));
});

test('what waits is still sent when the page is left, and keeps nothing after it waiting', async () => {
  const user = open();
  await user.click(button('claim'));
  await user.click(button('reply'));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  await answerTo('claim');
  await waitFor(() => expect(wishes()).toEqual(['claim', 'reply']));
  await answerTo('reply');
  expect(settled).toEqual([]);

  const again = open();
  await again.click(button('close'));
  await waitFor(() => expect(wishes()).toEqual(['claim', 'reply', 'close']));
  await answerTo('close');
  await waitFor(() => expect(settled).toEqual(['close done']));
});
