import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, redirect, RouterProvider } from 'react-router-dom';
import { useAction } from './use-action';
import { useReread } from './use-reread';

let answer: () => void = () => {};

function Page() {
  const { send } = useAction<{ intent: string }>({ action: '/' });
  const reread = useReread();
  return (
    <>
      <button type="button" onClick={() => send({ intent: 'make' })}>
        Make
      </button>
      <button type="button" onClick={reread}>
        Read
      </button>
    </>
  );
}

const read = jest.fn(() => null);

function open(): void {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: read,
      action: async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return redirect('/made');
      },
      HydrateFallback: () => null,
      Component: Page,
    },
    { path: '/made', Component: () => <h1>Made</h1> },
  ]);
  render(<RouterProvider router={router} />);
}

test('a page that is read again while its command is under way goes where the command leads', async () => {
  open();
  const press = async (name: string): Promise<void> => {
    const button = await screen.findByRole('button', { name });
    await act(async () => button.click());
  };
  await press('Make');
  await press('Read');
  await act(async () => answer());
  expect(await screen.findByRole('heading', { name: 'Made' })).toBeInTheDocument();
});

test('it is read once more for all that was asked during a reading', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Read' });
  read.mockClear();
  await act(async () => {
    button.click();
    button.click();
    button.click();
  });
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
});
