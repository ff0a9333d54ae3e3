import { answerApi, resetKit } from '@ayana/portal-kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';

import type { FaqEntry } from './entry';
import { FaqPage } from './faq-page';
import { loadEntries } from './load-entries';
import { FAQ_MESSAGES as TEXTS } from './messages';
import { voteAction } from './vote-action';

const ENTRY: FaqEntry = {
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'pay-by-card',
  topic: 'money',
  question: 'Can I pay by card?',
  answer: [],
  reviewed_on: '2026-11-01',
};
const VOTE = `POST /faq-entries/${ENTRY.id}/votes`;

let api: ReturnType<typeof answerApi>;
let vote: (body: { helpful: boolean; comment?: string }) => unknown;
beforeEach(() => {
  resetKit();
  vote = () => ({});
  api = answerApi({
    'GET /faq-entries': (request: Request) => ({
      items: new URL(request.url).searchParams.get('q') === 'zzqxv' ? [] : [ENTRY],
    }),
    [VOTE]: async (request: Request) => vote((await request.json()) as Parameters<typeof vote>[0]),
  });
});
afterEach(() => api.restore());

function Page() {
  return <FaqPage {...useLoaderData<{ term: string; entries: readonly FaqEntry[] | null }>()} />;
}

async function open(): Promise<ReturnType<typeof createMemoryRouter>> {
  const loader = async ({ request }: { request: Request }) => {
    const term = new URL(request.url).searchParams.get('q') ?? '';
    return { term, entries: await loadEntries(term, request.signal) };
  };
  const router = createMemoryRouter(
    [{ path: '/faq', loader, action: voteAction, element: <Page />, hydrateFallbackElement: <p /> }],
    {
      initialEntries: ['/faq'],
    },
  );
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
// The first of them compiles what all share.
jest.setTimeout(30_000);
const votes = () => api.requests.filter(({ method }) => method === 'POST');

test('a reader votes once, and says what was missing', async () => {
  const bodies: unknown[] = [];
  vote = (body) => bodies.push(body);
  await open();
  fireEvent.click(button(TEXTS.no));
  const remark = await screen.findByLabelText(`${TEXTS.thanks} ${TEXTS.comment_no}`);
  expect(remark).toHaveFocus();
  expect(screen.queryByRole('button', { name: TEXTS.no, hidden: true })).toBeNull();
  fireEvent.change(remark, { target: { value: ' Which cards exactly? ' } });
  fireEvent.click(button(TEXTS.send));
  expect(await screen.findByText(TEXTS.noted)).toHaveAttribute('role', 'status');
  expect(remark).not.toBeInTheDocument();
  expect(bodies).toEqual([{ helpful: false }, { helpful: false, comment: 'Which cards exactly?' }]);
});

test('a vote that failed can be given again; nothing more to say sends nothing', async () => {
  vote = () => new Response(null, { status: 503 });
  await open();
  fireEvent.click(button(TEXTS.yes));
  expect(await screen.findByText(TEXTS.vote_failed)).toBeInTheDocument();
  vote = () => ({});
  fireEvent.click(button(TEXTS.yes));
  await screen.findByLabelText(`${TEXTS.thanks} ${TEXTS.comment_yes}`);
  fireEvent.click(button(TEXTS.send));
  expect(await screen.findByText(TEXTS.noted)).toBeInTheDocument();
  expect(votes()).toHaveLength(2);
});

test('questions are found while typing, with the focus kept; all are shown again with the field empty', async () => {
  const router = await open();
  const field = screen.getByRole('searchbox');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'zzqxv' } });
  await waitFor(() => expect(router.state.location.search).toBe('?q=zzqxv'));
  expect(await screen.findByText(TEXTS.nothing('zzqxv'))).toHaveAttribute('role', 'status');
  expect(field).toHaveFocus();
  act(() => field.blur());
  fireEvent.click(within(screen.getByRole('region', { name: TEXTS.results })).getByRole('link', { name: TEXTS.all }));
  await waitFor(() => expect(screen.getByText(ENTRY.question)).toBeInTheDocument());
  expect(field).toHaveValue('');
});
