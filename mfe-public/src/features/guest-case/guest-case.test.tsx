import type { GuestCase } from '@ayana/contracts/guest-case';
import { answerApi, resetKit } from '@ayana/portal-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { GuestCasePage } from './guest-case-page';

const SECRET = 'id.a-secret';
const CASE: GuestCase = {
  case_number: 'AY-7K2Q4',
  status: 'received',
  with: null,
  received_at: '2031-03-04T07:00:00.000Z',
  due_at: '2031-03-05T07:00:00.000Z',
  talks: [],
  added: { messages: 0, papers: 0 },
  team_messages: 1,
  phone_end: '678',
  link_expires_at: '2031-04-03T07:00:00.000Z',
  session_expires_at: '2031-03-04T07:30:00.000Z',
  content: null,
};
const CONTENT: GuestCase['content'] = {
  messages: [{ id: '1', from: 'team', name: 'Asha', text: 'It is arthritis.', created_at: '2031-03-04T08:00:00.000Z' }],
  papers: [],
};
const problem = (status: number, code: string, detail: string, errors?: object[]) =>
  Response.json({ type: 'about:blank', title: code, status, code, detail, errors }, { status });

let restore = (): void => {};
let requests: Request[] = [];
let answers: Record<string, () => unknown> = {};

beforeEach(() => {
  resetKit();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  answers = {
    'POST /guest-case/session': () => CASE,
    'GET /guest-case': () => CASE,
    'POST /guest-case/read': () => new Response(null, { status: 204 }),
    'POST /guest-case/messages': () => ({ id: 'm' }),
    'POST /guest-case/codes': () => ({ phone_end: '678', expires_at: CASE.due_at }),
    'POST /guest-case/confirmation': () => ({ ...CASE, content: CONTENT }),
  };
  ({ requests, restore } = answerApi(
    Object.fromEntries(Object.keys(answers).map((route) => [route, () => answers[route]?.()])),
  ));
});
afterEach(() => {
  restore();
  window.history.replaceState(null, '', '/');
});

const calls = (): string[] => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

async function open(hash = `#${SECRET}`) {
  window.history.replaceState(null, '', `/case?part=write${hash}`);
  const element = <GuestCasePage />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await waitFor(() => expect(screen.queryByText('Your request is being opened.')).toBeNull());
  return userEvent.setup();
}

test('the secret leaves the address at once, and is exchanged once', async () => {
  await open();
  expect(window.location.href).not.toContain(SECRET);
  expect(calls()).toEqual(['POST /api/guest-case/session']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your request AY-7K2Q4');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('a-secret');
});

test('without a secret it goes on with the session, or says where the link is', async () => {
  answers['GET /guest-case'] = () => problem(401, 'not_signed_in', 'For your safety');
  await open('');
  expect(screen.getByText('Open this page by the link in our email')).toBeVisible();
});

test('a link that has ended says why', async () => {
  answers['POST /guest-case/session'] = () => problem(410, 'link_invalid', 'Your account has this request now.');
  await open();
  expect(screen.getByText('This link has ended')).toBeVisible();
  expect(screen.getByText('Your account has this request now.')).toBeVisible();
});

test('an empty message is not sent; a sent one says so', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByText('Please write your message first.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'My knee hurts.');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Your message has arrived. We answer you by email and here.')).toBeVisible();
  const sent = requests.find(({ url }) => url.endsWith('/messages'));
  expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
});

test('a session that is over while one writes says so', async () => {
  const user = await open();
  answers['POST /guest-case/messages'] = () => problem(401, 'not_signed_in', 'For your safety this page closes.');
  await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'My knee hurts.');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('For your safety this page closes.')).toBeVisible();
  // What was typed waits in this tab for the next opening.
  await act(async () => {
    window.history.replaceState(null, '', `/case#${SECRET}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(await screen.findByRole('textbox', { name: /Your message/ })).toHaveValue('My knee hurts.');
});

test('what is medical is shown after the code; a wrong one says how many are left', async () => {
  const user = await open();
  expect(screen.getByText('We have written 1 message to you.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Text the code to the phone that ends with 678' }));
  const code = await screen.findByRole('textbox', { name: /Code/ });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText('Please type the 6 digits of the text message.')).toBeVisible();
  answers['POST /guest-case/confirmation'] = () =>
    problem(422, 'invalid_fields', 'That is not the code.', [{ field: 'code', message: 'That is not the code.' }]);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('That is not the code.')).toBeVisible();
  answers['POST /guest-case/confirmation'] = () => ({ ...CASE, content: CONTENT });
  await user.clear(code);
  await user.type(code, '654321');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('It is arthritis.')).toBeVisible();
  await waitFor(() => expect(calls()).toContain('POST /api/guest-case/read'));
});

test('without a telephone an account is the way', async () => {
  answers['POST /guest-case/session'] = () => ({ ...CASE, phone_end: null });
  await open();
  expect(screen.queryByRole('button', { name: /Text the code/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open an account' })).toBeVisible();
});
