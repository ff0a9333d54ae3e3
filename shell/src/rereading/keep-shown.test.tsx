import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ApiProblem, type Part, type PortalData, readPart, useSession } from '@ayana/portal-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, generatePath, redirect, RouterProvider, useLoaderData } from 'react-router';
import { type Site, SiteContext } from '../document/site';
import type { PageSource } from '../remotes/page-source';
import { buildRoutes } from '../routes/build-routes';
import { AccessDenied } from '../routes/guard';
import { SECURE_PORTAL } from '../routes/guarded-routes';
import { SHELL } from '../shell-portal';
import { keepShown } from './keep-shown';
import { useOldPage } from './old-page';

const root = join(__dirname, '../../..');
const portals = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => JSON.parse(readFileSync(join(root, name, 'portal.json'), 'utf8')) as PortalData);

const unreached = (): ApiProblem => new ApiProblem({ status: 0, code: 'network_error', detail: 'The line is cut.' });
const notFound = (): ApiProblem => new ApiProblem({ status: 404, code: 'not_found', detail: 'It is gone.' });

/** Reads what every page shows. */
let read: () => Promise<unknown>;

/** What a user types or hears on a page ends when it is unmounted. */
function Page() {
  const data = useLoaderData<unknown>();
  return (
    <>
      <h1>{JSON.stringify(data)}</h1>
      <input aria-label="Typing" />
    </>
  );
}

const pages = (): PageSource => {
  const screens: Record<string, string> = { 'shell.not-found': 'Not there', 'shell.access-denied': 'No access' };
  const known = new Map<string, { Component: () => React.ReactNode; loader?: () => Promise<unknown> }>();
  return {
    peek: (id) => known.get(id),
    load: async (_remote, id) => {
      const title = screens[id];
      const page =
        title === undefined ? { Component: Page, loader: () => read() } : { Component: () => <h1>{title}</h1> };
      known.set(id, page);
      return page;
    },
  };
};

async function open(path: string) {
  const source = pages();
  const [shell] = buildRoutes({
    portals,
    pages: source,
    admit: async () => {},
    keep: keepShown(() => router.state),
  });
  router = createMemoryRouter(shell?.children ?? [], { initialEntries: [path] });
  const site: Site = {
    origin: '',
    portals,
    pages: source,
    generation: 1,
    versionOf: () => '1',
    hint: 'patient-portal',
  };
  render(
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  await screen.findByRole('heading', { level: 1 });
}

let router: ReturnType<typeof createMemoryRouter>;
const again = () => act(() => router.revalidate());
const typing = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Typing' });
const head = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  read = async () => ({ at: 'first' });
  useOldPage.setState({ route: null });
  useSession.setState({ status: 'signed_in', user: { id: 'amina', email: 'amina@people.example' }, role: 'patient' });
});

const every = [...portals.flatMap(({ routes }) => routes.map(({ path }) => path)), SECURE_PORTAL.path, '/profile'];

test('every page keeps what it shows and what is typed while the API cannot be reached, and says how old it is', async () => {
  expect(every.length).toBeGreaterThan(100);
  const params = new Proxy({}, { get: () => 'one', has: () => true, ownKeys: () => [] });
  for (const pattern of every) {
    const path = generatePath(pattern, params as never);
    read = async () => ({ at: 'first' });
    await open(path);
    fireEvent.input(typing(), { target: { value: 'Half a sen' } });
    const field = typing();
    read = () => Promise.reject(unreached());
    await again();
    expect([path, head(), field.isConnected, field.value]).toEqual([path, '{"at":"first"}', true, 'Half a sen']);
    expect([path, screen.queryByRole('status')?.textContent]).toEqual([
      path,
      expect.stringMatching(/could not be updated/),
    ]);
    read = async () => ({ at: 'second' });
    await again();
    expect([path, head(), field.isConnected, screen.queryByRole('status')]).toEqual([
      path,
      '{"at":"second"}',
      true,
      null,
    ]);
    cleanup();
  }
}, 120_000);

test.each([
  ['a server at its limit', () => new ApiProblem({ status: 503, code: 'service_unavailable', detail: '' })],
  ['too many requests', () => new ApiProblem({ status: 429, code: 'too_many_requests', detail: '' })],
  ['a fault of the server', () => new ApiProblem({ status: 500, code: 'internal_error', detail: '' })],
  ['a fault of the page', () => new TypeError('x is undefined')],
])('%s leaves the page as it is', async (_name, error) => {
  await open('/patient-portal');
  read = () => Promise.reject(error());
  await again();
  expect([head(), useOldPage.getState().route]).toEqual(['{"at":"first"}', 'patient.home']);
});

test.each([
  ['it is gone', notFound, 'Not there'],
  ['access has ended', () => new AccessDenied(), 'No access'],
])('%s: the page closes', async (_name, error, title) => {
  await open('/patient-portal');
  read = () => Promise.reject(error());
  await again();
  expect(await screen.findByText(title)).toBeTruthy();
});

test('a guard that leads elsewhere is followed', async () => {
  await open('/patient-portal');
  read = async () => {
    read = async () => ({ at: 'there' });
    throw redirect('/faq');
  };
  await again();
  expect([router.state.location.pathname, head()]).toEqual(['/faq', '{"at":"there"}']);
});

test('another page, and the same one at another address, does not show it', async () => {
  await open('/patient-portal');
  for (const address of ['/patient-portal/quotes', '/patient-portal?page=2']) {
    await act(() => router.navigate('/patient-portal'));
    expect(head()).toBe('{"at":"first"}');
    const before = read;
    read = () => Promise.reject(unreached());
    await act(() => router.navigate(address));
    expect([address, screen.queryByText('{"at":"first"}')]).toEqual([address, null]);
    read = before;
  }
});

test('another user, who has signed in meanwhile, does not see it', async () => {
  await open('/patient-portal');
  read = () => Promise.reject(unreached());
  useSession.setState({ user: { id: 'samir', email: 'samir@people.example' } });
  await act(() => router.revalidate());
  expect(screen.queryByText('{"at":"first"}')).toBeNull();
});

describe('a page of several parts', () => {
  const parts = (
    quotes: Promise<unknown>,
    papers: Promise<unknown>,
  ): (() => Promise<Record<string, Part<unknown>>>) => {
    return async () => ({ quotes: await readPart(quotes), papers: await readPart(papers) });
  };

  test('keeps those that could not be read, takes the others, and says that some are old', async () => {
    read = parts(Promise.resolve(1), Promise.resolve(1));
    await open('/patient-portal');
    read = parts(Promise.resolve(2), Promise.reject(unreached()));
    await again();
    expect(JSON.parse(head() ?? '')).toEqual({
      quotes: { value: 2, failure: null },
      papers: { value: 1, failure: null },
    });
    expect(useOldPage.getState().route).toBe('patient.home');
    await again();
    expect(JSON.parse(head() ?? '')).toMatchObject({ papers: { value: 1 } });
  });

  test('takes a refusal: the part is not for this reader any more', async () => {
    read = parts(Promise.resolve(1), Promise.resolve(1));
    await open('/patient-portal');
    read = parts(Promise.resolve(2), Promise.reject(notFound()));
    await again();
    expect(JSON.parse(head() ?? '')).toMatchObject({ papers: { value: null, failure: { code: 'not_found' } } });
    expect(useOldPage.getState().route).toBeNull();
  });

  test('leaves a list to itself: it joins its pages, and its own note says that it is old', async () => {
    const list = (page: Part<unknown>, count: Part<unknown>) => async () => ({ key: '', after: null, page, count });
    const lost = await readPart(Promise.reject(unreached()));
    read = list({ value: [1], failure: null }, { value: 1, failure: null });
    await open('/patient-portal');
    read = list(lost, lost);
    await again();
    expect(JSON.parse(head() ?? '')).toMatchObject({ page: { value: null }, count: { value: 1 } });
    expect(useOldPage.getState().route).toBeNull();
    read = list({ value: [2], failure: null }, lost);
    await again();
    expect(useOldPage.getState().route).toBe('patient.home');
  });
});

test('the screens for a page that closes are loaded with it', async () => {
  const source = pages();
  const loaded: string[] = [];
  const load: PageSource['load'] = (remote, id) => {
    if (remote === SHELL) loaded.push(id);
    return source.load(remote, id);
  };
  const [shell] = buildRoutes({ portals, pages: { ...source, load }, admit: async () => {} });
  router = createMemoryRouter(shell?.children ?? [], { initialEntries: ['/patient-portal'] });
  await act(async () => router.navigate('/patient-portal'));
  expect(loaded).toEqual(expect.arrayContaining(['shell.not-found', 'shell.access-denied']));
});
