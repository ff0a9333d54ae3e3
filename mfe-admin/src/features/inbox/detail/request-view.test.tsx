import type { InboxItem } from '@ayana/contracts/inbox';
import { answerApi } from '@ayana/portal-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { InboxCommand, InboxOutcome } from '../inbox.api';
import { inboxItem, NOW } from '../testing/inbox-item.factory';
import { RequestView } from './request-view';

const FRAME = { language: 'en', greeting: 'Hello Keya,', closing: 'Asha, Ayana' };
const KEYA = { name: 'Keya', is_read: true };
let asked = inboxItem(KEYA);
/** What an action changed; the page is drawn again after each. */
let changed: Partial<InboxItem>;
/** The commands that were sent, in order; the test answers each. */
let sent: { command: InboxCommand; answer: () => void }[];

const intents = (): string[] => sent.map(({ command }) => command.intent);
const answerTo = (intent: InboxCommand['intent']): Promise<void> =>
  act(async () => sent.findLast(({ command }) => command.intent === intent)?.answer());

function Page({ first }: { first: InboxItem }) {
  const item = { ...first, ...changed };
  const value = { ...item, timeline: [], confirmed: null, reply_frame: FRAME };
  return (
    <RequestView
      item={item}
      request={{ id: item.id, value, failure: null, reread: () => {}, rereading: false }}
      me="me"
      now={NOW}
      backHref="/admin/inbox"
      keys={{ claim: { current: null }, reply: { current: null } }}
    />
  );
}

async function open(over: Partial<InboxItem> = {}): Promise<{ user: UserEvent; text: HTMLElement }> {
  const router = createMemoryRouter(
    [
      {
        path: '/admin/inbox',
        element: <Page first={{ ...asked, ...over }} />,
        action: async ({ request }) => {
          const command = (await request.json()) as InboxCommand;
          return new Promise<InboxOutcome>((resolve) => {
            const answer = (): void => {
              if (command.intent === 'claim') changed = { status: 'claimed', assigned_to: { id: 'me', name: 'Me' } };
              resolve({ value: { ...asked, timeline: [], confirmed: null, reply_frame: FRAME }, failure: null });
            };
            sent.push({ command, answer });
          });
        },
      },
    ],
    { initialEntries: ['/admin/inbox'] },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), text: await screen.findByRole('textbox', { name: 'Reply by e-mail' }) };
}

let restore = (): void => {};
afterEach(() => restore());
beforeEach(() => {
  ({ restore } = answerApi({
    'GET /message-templates': { items: [], next_cursor: null },
    'GET /record-links': { items: [] },
  }));
  sessionStorage.clear();
  asked = inboxItem(KEYA);
  sent = [];
  changed = {};
});

test('a reply sent during a claim waits for it, and the writer keeps the focus', async () => {
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

test('a repeated request explains why no acknowledgement was sent', async () => {
  await open({ repeated: true, repeat_count: 7 });
  expect(screen.getByText('Repeated')).toBeVisible();
  expect(screen.getByText('One of at least 8 requests within an hour for the same person.')).toBeVisible();
});

test('the heading gets the focus when the clicked button disappears', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  await answerTo('claim');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Keya' })).toHaveFocus());
});

test('Claim during a reply that claims the request sends nothing more', async () => {
  const { user, text } = await open();
  await user.click(text);
  await user.keyboard('Dear Keya{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Claiming' }));
  await answerTo('reply');
  await waitFor(() => expect(text).toHaveValue(''));
  expect(intents()).toEqual(['reply']);
});

test('text typed while a reply is being sent is kept, and is another reply', async () => {
  const { user, text } = await open();
  await user.click(text);
  await user.keyboard('Dear Keya{Control>}{Enter}{Enter}{/Control}, we will call you.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(intents()).toEqual(['reply']));
  await answerTo('reply');
  await waitFor(() => expect(intents()).toEqual(['reply', 'reply']));
  expect(text).toHaveValue('Dear Keya, we will call you.');

  const keys = new Set(sent.map(({ command }) => (command.intent === 'reply' ? command.key : '')));
  expect(keys.size).toBe(2);
  await answerTo('reply');
  await waitFor(() => expect(text).toHaveValue(''));
});

test('an unusual e-mail address is linked unchanged', async () => {
  asked = inboxItem({ name: 'Keya', email: 'victim?bcc=thief&body=x@example.org', phone: '+254 712;ext=9' });
  await open();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => address?.startsWith('mailto:'))).toEqual(
    Array.from({ length: 2 }, () => 'mailto:victim%3Fbcc%3Dthief%26body%3Dx@example.org'),
  );
  expect(addresses).toContain('tel:+2547129');
});
