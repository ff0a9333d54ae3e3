import { act, render, screen, waitFor } from '@testing-library/react';
import type { RealtimeEventType } from '@ayana/contracts/realtime';
import type { ReactNode } from 'react';
import {
  type ActionFunction,
  createMemoryRouter,
  type LoaderFunction,
  parsePath,
  RouterProvider,
  useLocation,
  useRouteError,
} from 'react-router-dom';

type Ear = (type: string, data: unknown) => void;
const ears: Ear[] = [];

// Loaded with the first page that listens: events then come from `receive`, and no test asks for a network.
jest.mock('socket.io-client', () => ({
  io: () => ({
    connected: true,
    timeout: () => ({ emitWithAck: () => Promise.resolve() }),
    on: () => undefined,
    onAny: (ear: Ear) => ears.push(ear),
    connect: () => undefined,
    disconnect: () => undefined,
  }),
}));

// jsdom has no layout: everything is in view.
globalThis.IntersectionObserver ??= class {
  constructor(private readonly see: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.see([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;

/** Tells the pages that are open an event of the API. */
export async function receive(type: RealtimeEventType, data: object): Promise<void> {
  await waitFor(() => expect(ears).not.toHaveLength(0));
  act(() => ears.at(-1)?.(type, data));
}

/** What a page exports: the shell opens it with these. */
export interface TestedPage {
  Component: () => ReactNode;
  loader?: LoaderFunction;
  action?: ActionFunction;
}

const Elsewhere = () => <h1>Page of {useLocation().pathname}</h1>;
const Failed = () => <h1>Refused: {(useRouteError() as { code?: string }).code}</h1>;

/**
 * Opens a page at an address with its loader and its action. Where it leads to another page the heading is `Page of /the/path`; what its
 * loader throws is the heading `Refused: not_found`.
 * @param path as in `portal.json`; @param at the address, where it is not the path
 */
export async function openPage({ Component, ...page }: TestedPage, path: string, at = path) {
  const router = createMemoryRouter(
    [
      { path, Component, ErrorBoundary: Failed, HydrateFallback: () => null, ...page },
      { path: '*', Component: Elsewhere },
    ],
    // Each has an entry of the history of its own: lists remember their rows by it.
    { initialEntries: [{ ...parsePath(at), key: crypto.randomUUID() }] },
  );
  render(<RouterProvider router={router} />);
  await screen.findAllByRole('heading');
  return router;
}

/** Shows a part of a page, in a router: its links need one. */
export const openPart = (part: ReactNode, at = '/'): ReturnType<typeof openPage> =>
  openPage(
    {
      Component: () => (
        <>
          <h1>Part of a page</h1>
          {part}
        </>
      ),
    },
    at.replace(/\?.*/, ''),
    at,
  );
