import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '@ayana/contracts/identity';
import { TEST_HEADER } from '@ayana/contracts/operation';
import type { RealtimeEventType } from '@ayana/contracts/realtime';
import type { PortalData } from '@ayana/portal-kit';
import { type Answer, answerApi, documentedAnswer, receive, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes, RouterProvider, useLocation } from 'react-router-dom';
import portal from '../portal';

export { refusal, sampleOf, shownToast } from '@ayana/portal-kit/testing';

export const { routes } = JSON.parse(readFileSync(path.join(__dirname, '../../portal.json'), 'utf8')) as PortalData;

/** Where a link or a redirect led that leaves the pages of the staff. */
function Elsewhere() {
  return <h1>{useLocation().pathname}</h1>;
}

// The first page of a file compiles what all of them share.
jest.setTimeout(60_000);

// jsdom saves no files; a page that offers one has done its part.
URL.createObjectURL = () => 'blob:';
URL.revokeObjectURL = () => {};
HTMLAnchorElement.prototype.click = () => {};

let restore = (): void => {};
let visits = 0;
afterEach(() => {
  cleanup();
  restore();
  resetKit();
  sessionStorage.clear();
  localStorage.clear();
});

type Name = string | RegExp;

/** The dialog that is open, else the page. */
export const place = () => within(screen.queryByRole('dialog') ?? document.body);

/** Types into the field whose label begins so, or chooses in it, at once. */
export async function fill(label: string, value: string): Promise<void> {
  fireEvent.change(await place().findByLabelText(new RegExp(`^${label}`)), { target: { value } });
}

export const focus = (of: HTMLElement): Promise<void> => act(async () => of.focus());

/** A list of which this is all. */
export const pageOf = <Item,>(...items: Item[]) => ({ items, next_cursor: null });

export type Answers = Readonly<Record<string, Answer>>;

/**
 * Opens an address among all pages of the staff, so that links lead to the next one; `openPage` of the kit opens one page alone. The API answers what a test gives by `METHOD /path/{id}`, and else the least
 * that its document allows.
 */
export async function openAddress(at: string, answers: Answers = {}, role: Role = 'admin') {
  cleanup();
  restore();
  resetKit();
  signInAs(role, { id: 'me', name: 'Me' });
  const api = answerApi(answers, documentedAnswer);
  ({ restore } = api);
  const pages = routes.map(({ id, path: pattern }) => ({
    id,
    path: pattern,
    HydrateFallback: () => null,
    lazy: portal[id as keyof typeof portal],
  }));
  visits += 1;
  for (const { route } of matchRoutes(pages, at) ?? []) await route.lazy();
  const [pathname = '', search = ''] = at.split(/(?=\?)/);
  const router = createMemoryRouter([...pages, { path: '*', element: <Elsewhere /> }], {
    initialEntries: [{ pathname, search, key: `visit-${visits}` }],
  });
  const { container } = render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }));
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  const calls = (name: string) =>
    api.requests.filter(({ method, url }) => `${method} ${new URL(url).pathname.replace(/^\/api/, '')}` === name);
  const user = userEvent.setup();
  return {
    user,
    /** Presses a button, or what has another role. */
    press: async (name: Name, kind: 'button' | 'checkbox' | 'link' | 'radio' | 'tab' = 'button') =>
      user.click(await waitFor(() => place().getByRole(kind, { name }))),
    /** Presses a button of the dialog, once it is there. */
    confirm: async (name: Name) =>
      user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name })),
    /** Every request that was made, as `METHOD /path`. */
    names: () => api.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/^\/api/, '')}`),
    /** The last such call: its body, what it asks for, and the version it is about. */
    sent: async (name: string) => {
      const request = calls(name).at(-1);
      if (request === undefined) throw new Error(`${name} was not called.`);
      const text = await request.clone().text();
      return {
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        query: Object.fromEntries(new URL(request.url).searchParams),
        version: request.headers.get('if-match'),
        test: request.headers.get(TEST_HEADER),
      };
    },
    /** What each such call has asked for. */
    queries: (name: string) =>
      calls(name).map(({ url }): Record<string, string> => Object.fromEntries(new URL(url).searchParams)),
    count: (name: string) => calls(name).length,
    /** The address that is shown. */
    where: () => router.state.location.pathname + router.state.location.search,
    /** An event of the API, as the socket brings it. */
    hears: (event: RealtimeEventType, data: object = { id: 'other' }) => receive(event, data),
  };
}
