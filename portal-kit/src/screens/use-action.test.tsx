import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, redirect, RouterProvider } from 'react-router-dom';
import { useAction } from './use-action';

/** The commands that were sent, in order; the test answers each. */
let sent: { command: string; answer: (outcome: string) => void }[];
let settled: string[];

const answerTo = (command: string, outcome = 'done'): Promise<void> =>
  act(async () => sent.find((one) => one.command === command)?.answer(outcome));
const commands = (): string[] => sent.map(({ command }) => command);

function Buttons({ names }: { names: readonly string[] }) {
  const { send, pending } = useAction<{ command: string }, { outcome: string }>({
    action: '/',
    settled: ({ outcome }, { command }) => settled.push(`${command} ${outcome}`),
  });
  return names.map((command) => (
    <button
      key={command}
      type="button"
      aria-busy={pending.some((one) => one.command === command)}
      onClick={() => send({ command })}
    >
      {command}
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
        const { command } = (await request.json()) as { command: string };
        return new Promise((resolve) => {
          sent.push({ command, answer: (outcome) => resolve(outcome === 'led on' ? redirect('/?on') : { outcome }) });
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

test('commands run one after another, in the order of the clicks', async () => {
  const user = open();
  await user.click(button('claim'));
  await user.click(button('reply'));
  await user.click(button('close'));
  await waitFor(() => expect(commands()).toEqual(['claim']));
  for (const name of ['claim', 'reply', 'close']) expect(button(name)).toHaveAttribute('aria-busy', 'true');

  await answerTo('claim');
  await waitFor(() => expect(commands()).toEqual(['claim', 'reply']));
  expect(settled).toEqual(['claim done']);
  expect(button('claim')).toHaveAttribute('aria-busy', 'false');

  await answerTo('reply', 'refused');
  await waitFor(() => expect(commands()).toEqual(['claim', 'reply', 'close']));
  await answerTo('close');
  await waitFor(() => expect(settled).toEqual(['claim done', 'reply refused', 'close done']));
});

test('a pending command is not sent twice; it can be sent again later', async () => {
  const user = open();
  await user.dblClick(button('claim'));
  await user.click(button('reply'));
  await user.click(button('reply'));
  await waitFor(() => expect(commands()).toEqual(['claim']));
  await answerTo('claim');
  await waitFor(() => expect(commands()).toEqual(['claim', 'reply']));
  await answerTo('reply');
  await waitFor(() => expect(settled).toEqual(['claim done', 'reply done']));

  sent = [];
  await user.click(button('reply'));
  await waitFor(() => expect(commands()).toEqual(['reply']));
  await answerTo('reply');
  await waitFor(() => expect(settled).toHaveLength(3));
});

test('a command that redirects does not block the next', async () => {
  const user = open();
  await user.click(button('claim'));
  await user.click(button('reply'));
  await answerTo('claim', 'led on');
  await waitFor(() => expect(commands()).toEqual(['claim', 'reply']));
  await answerTo('reply');
  await waitFor(() => expect(settled).toEqual(['reply done']));
});

test('pending commands are still sent after leaving the page, and do not block later ones', async () => {
  const user = open();
  await user.click(button('claim'));
  await user.click(button('reply'));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  await answerTo('claim');
  await waitFor(() => expect(commands()).toEqual(['claim', 'reply']));
  await answerTo('reply');
  expect(settled).toEqual([]);

  const again = open();
  await again.click(button('close'));
  await waitFor(() => expect(commands()).toEqual(['claim', 'reply', 'close']));
  await answerTo('close');
  await waitFor(() => expect(settled).toEqual(['close done']));
});
