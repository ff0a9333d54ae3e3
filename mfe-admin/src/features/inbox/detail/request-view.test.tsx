import type { InboxItem } from '@ayana/contracts/inbox';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ActionAnswer, InboxIntent } from '../data/action';
import { inboxItem, NOW } from '../testing/inbox-item.factory';
import { RequestView } from './request-view';

const KEYA = { name: 'Keya', is_read: true };
let asked = inboxItem(KEYA);
/** What was sent, in the order it came, each to be answered by the test. */
let sent: { wish: InboxIntent; answer: () => void }[];

const intents = (): string[] => sent.map(({ wish }) => wish.intent);
const answerTo = (intent: InboxIntent['intent']): Promise<void> =>
  act(async () => sent.findLast(({ wish }) => wish.intent === intent)?.answer());

function Page({ first }: { first: InboxItem }) {
  const [item, setItem] = useState<InboxItem>(first);
  return (
    <RequestView
      item={item}
      state={{ detail: { ...item, timeline: [], confirmed: null }, failure: null, loading: false, reload, put: reload }}
      me="me"
      now={NOW}
      backHref="/admin"
      onSettled={({ ok, intent }) => {
        if (ok && intent === 'claim') setItem({ ...item, status: 'claimed', assigned_to: { id: 'me', name: 'Me' } });
      }}
      claimRef={{ current: null }}
      replyRef={{ current: null }}
    />
  );
}
const reload = (): void => {};

async function open(over: Partial<InboxItem> = {}): Promise<{ user: UserEvent; text: HTMLElement }> {
  const router = createMemoryRouter(
    [
      {
        path: '/admin',
        element: <Page first={{ ...asked, ...over }} />,
        action: async ({ request }) => {
          const wish = (await request.json()) as InboxIntent;
          const { intent, id } = wish;
          return new Promise<ActionAnswer>((resolve) => {
            sent.push({ wish, answer: () => resolve({ ok: true, intent, id, detail: null }) });
          });
        },
      },
    ],
    { initialEntries: ['/admin'] },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), text: await screen.findByRole('textbox', { name: 'Reply by e-mail' }) };
}

beforeEach(() => {
  sessionStorage.clear();
  asked = inboxItem(KEYA);
  sent = [];
});

test('a reply pressed while the claim is under way goes out after it; who writes it is left to write', async () => {
  const { user, text } = await open();
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  await user.click(text);
  await user.keyboard('Dear Keya{Control>}{Enter}{/Control}');
  expect(intents()).toEqual(['claim']);
  expect(text).toHaveValue('Dear Keya');

  await answerTo('claim');
  await waitFor(() => expect(intents()).toEqual(['claim', 'reply']));
  expect(text).toHaveFocus();
  expect(text).toHaveValue('Dear Keya');

  await answerTo('reply');
  await waitFor(() => expect(text).toHaveValue(''));
});

test('a repeated request says so, and why nothing was sent', async () => {
  await open({ repeated: true, repeat_count: 7 });
  expect(screen.getByText('Repeated')).toBeVisible();
  expect(screen.getByText('One of at least 8 requests within an hour for the same person.')).toBeVisible();
});

test('the heading takes the focus of a button that is gone', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  await answerTo('claim');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Keya' })).toHaveFocus());
});

test('Claim pressed while an answer takes the request over is the same act', async () => {
  const { user, text } = await open();
  await user.click(text);
  await user.keyboard('Dear Keya{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Claiming' }));
  await answerTo('reply');
  await waitFor(() => expect(text).toHaveValue(''));
  expect(intents()).toEqual(['reply']);
});

test('what is written on while a reply is under way stays, and is another reply when it is sent', async () => {
  const { user, text } = await open();
  await user.click(text);
  await user.keyboard('Dear Keya{Control>}{Enter}{Enter}{/Control}, we will call you.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(intents()).toEqual(['reply']));
  await answerTo('reply');
  await waitFor(() => expect(intents()).toEqual(['reply', 'reply']));
  expect(text).toHaveValue('Dear Keya, we will call you.');

  const keys = new Set(sent.map(({ wish }) => (wish.intent === 'reply' ? wish.key : '')));
  expect(keys.size).toBe(2);
  await answerTo('reply');
  await waitFor(() => expect(text).toHaveValue(''));
});

test('an address that carries more than a mailbox is written to as it is', async () => {
  asked = inboxItem({ name: 'Keya', email: 'victim?bcc=thief&body=x@example.org', phone: '+254 712;ext=9' });
  await open();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => address?.startsWith('mailto:'))).toEqual(
    Array.from({ length: 2 }, () => 'mailto:victim%3Fbcc%3Dthief%26body%3Dx@example.org'),
  );
  expect(addresses).toContain('tel:+2547129');
});
