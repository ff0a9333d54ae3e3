import { render, screen, waitFor } from '@testing-library/react';
import { answerApi } from '@ayana/portal-kit/testing';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { InboxCommand, InboxOutcome } from '../inbox.api';
import { inboxItem } from '../testing/inbox-item.factory';
import { RequestComposer, type Mode } from './request-composer';

const item = inboxItem();
let sent: InboxCommand[];
let restore = (): void => {};
afterEach(() => restore());
let answer: (command: InboxCommand) => InboxOutcome;

const FRAME = { language: 'en', greeting: 'Hello Keya,', closing: 'Asha, Ayana' };

function Page({ status }: { status: 'new' | 'claimed' | 'closed' }) {
  const [mode, setMode] = useState<Mode>('reply');
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <RequestComposer
      item={{ ...item, status }}
      frame={FRAME}
      me="me"
      mode={mode}
      onMode={setMode}
      textRef={text}
      onTaking={() => {}}
    />
  );
}

function open(status: 'new' | 'claimed' | 'closed' = 'claimed') {
  const router = createMemoryRouter(
    [
      {
        path: '/admin/inbox',
        element: <Page status={status} />,
        action: async ({ request }) => {
          const command = (await request.json()) as InboxCommand;
          sent.push(command);
          return answer(command);
        },
      },
    ],
    { initialEntries: ['/admin/inbox'] },
  );
  return render(<RouterProvider router={router} />);
}

beforeEach(() => {
  ({ restore } = answerApi({ 'GET /message-templates': { items: [], next_cursor: null } }));
  sessionStorage.clear();
  sent = [];
  answer = () => ({ value: { ...item, timeline: [], confirmed: null, reply_frame: FRAME }, failure: null });
});

test('a reply to an unclaimed request claims it and is sent with one click; the draft is cleared', async () => {
  const user = userEvent.setup();
  open('new');
  const text = await screen.findByRole('textbox', { name: 'Reply by e-mail' });
  await user.type(text, 'Dear Oluwaseun');
  await user.click(screen.getByRole('button', { name: 'Claim and send' }));
  await waitFor(() => expect(text).toHaveValue(''));
  expect(sent).toEqual([
    expect.objectContaining({ intent: 'reply', id: item.id, text: 'Dear Oluwaseun', take: 'claim' }),
  ]);
  expect(screen.getByText('Sent.')).toBeVisible();
});

test('a draft survives leaving the page, and a refusal keeps it and shows the reason', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Reply by e-mail' }), 'Half a letter');
  unmount();
  answer = () => ({
    value: null,
    failure: { code: 'invalid_fields', message: 'Message must not contain scripts.', reference: undefined, fields: [] },
  });
  open();
  const text = await screen.findByRole('textbox', { name: 'Reply by e-mail' });
  await waitFor(() => expect(text).toHaveValue('Half a letter'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message must not contain scripts.')).toBeVisible();
  expect(text).toHaveValue('Half a letter');
});

test('sending nothing shows an error and focuses the text', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Write the reply first.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reply by e-mail' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a note is internal and is sent by Ctrl+Enter; its draft is cleared', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('tab', { name: 'Internal note' }));
  const text = screen.getByRole('textbox', { name: 'Internal note' });
  await user.type(text, 'Ask for an ECG{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toEqual([{ intent: 'note', id: item.id, text: 'Ask for an ECG' }]));
  expect(await screen.findByText('Note added.')).toBeVisible();
  expect(text).toHaveValue('');
});

test('what the mail puts around a reply is shown, and a second greeting is noticed', async () => {
  const user = userEvent.setup();
  open();
  expect(await screen.findByText('Hello Keya,')).toBeInTheDocument();
  expect(screen.getByText('Asha, Ayana')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox'), 'Hello,{Enter}thank you.');
  expect(screen.getByText(/Leave the greeting out\.$/)).toBeInTheDocument();
});
