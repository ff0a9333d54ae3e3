import {
  CONSENT_MESSAGES,
  DATA_REQUEST_MESSAGES,
  type OwnDataRequest,
  OWN_DATA_MESSAGES,
} from '@ayana/case-kit/account';
import { ABOUT_ME_PATH, ACCOUNT_PARTS, HEALTH_DATA_CONSENT, OUTSIDE_SIGN_IN_PROBLEMS } from '@ayana/contracts/identity';
import { useToasts } from '@ayana/portal-kit';
import { answerApi, resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Account, OpenSession } from '../api';
import { PROFILE_MESSAGES } from './messages';
import { Component as ProfileScreen, loader } from './profile-screen';

// The first of them compiles what all share.
jest.setTimeout(30_000);

const ID = (last: number): string => `0190a000-0000-7000-8000-00000000000${last}`;
const CONSENT: Account['consents'][number] = {
  id: ID(9),
  kind: HEALTH_DATA_CONSENT.kind,
  text_version: HEALTH_DATA_CONSENT.text_version,
  given_at: '2026-11-01T10:00:00Z',
  withdrawn_at: null,
};
const ACCOUNT: Account = {
  id: ID(1),
  email: 'amina@mail.example',
  email_verified: true,
  first_name: 'Amina',
  last_name: 'Waseru',
  name: 'Amina Waseru',
  role: 'patient',
  phone: '+254 700 000 014',
  country: 'Kenya',
  city: null,
  date_of_birth: '1990-05-04',
  time_zone: null,
  language: 'en',
  languages: [{ tag: 'en', name: 'English' }] as Account['languages'],
  has_password: true,
  profile_complete: true,
  missing_fields: [],
  version: 1,
  created_at: '2026-11-01T10:00:00Z',
  consents: [CONSENT],
  identities: [],
  application: null,
};
const session = (last: number, user_agent: string, is_current = false): OpenSession => ({
  id: ID(last),
  user_agent,
  network: '203.0.113.0',
  method: 'password',
  created_at: '2026-11-20T10:00:00Z',
  last_used_at: '2026-11-21T10:00:00Z',
  is_current,
});
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let account: Account;
let sessions: OpenSession[] | Response;
let asked: OwnDataRequest[];
/** What a call does to what is read afterwards; a `Response` is a refusal. */
let does: Record<string, (body: Record<string, string>) => unknown>;
let api: ReturnType<typeof answerApi>;
const CALLS = [
  'POST /auth/change-email',
  'POST /auth/change-password',
  'POST /auth/delete-account',
  'POST /auth/sign-out',
  'POST /auth/consents',
  'POST /auth/consents/withdraw',
  'POST /auth/oauth/demo/link',
  'DELETE /auth/sessions',
  `DELETE /auth/sessions/${ID(3)}`,
  `DELETE /auth/identities/${ID(5)}`,
];
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  signInAs('patient');
  account = ACCOUNT;
  sessions = [session(3, IPHONE), session(4, FIREFOX), session(2, FIREFOX, true)];
  does = {};
  asked = [];
  api = answerApi({
    'GET /auth/account': () => account,
    'GET /auth/sessions': () => sessions,
    'GET /auth/providers': [{ name: 'demo', label: 'Demo ID' }],
    'GET /own-data-requests': () => asked,
    'POST /auth/refresh': null,
    ...Object.fromEntries(
      CALLS.map((name) => [
        name,
        async (request: Request) => {
          const text = await request.text();
          const body = (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
          return does[name]?.(body) ?? new Response(null, { status: 204 });
        },
      ]),
    ),
  });
});
afterEach(() => api.restore());

const refusedAt = (field: string, message: string): Response =>
  Response.json(
    {
      type: 'about:blank',
      title: 'x',
      status: 422,
      code: 'validation_failed',
      detail: message,
      request_id: '1',
      errors: [{ field, message }],
    },
    { status: 422 },
  );

async function open(path = '/profile') {
  const router = createMemoryRouter(
    [
      { path: '/profile', element: <ProfileScreen />, loader, hydrateFallbackElement: <p /> },
      { path: '/', element: <p>home</p> },
      { path: ABOUT_ME_PATH, element: <p>about me</p> },
    ],
    { initialEntries: [path] },
  );
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}
const part = (title: string) => within(screen.getByRole('region', { name: title }));
const dialog = () => within(screen.getByRole('dialog'));
type Place = ReturnType<typeof part>;
const press = (place: Place, name: string) =>
  act(async () => place.getByRole('button', { name, hidden: true }).click());
const type = (place: Place, label: RegExp | string, value: string): void =>
  void fireEvent.input(place.getByLabelText(label), { target: { value } });
const sent = (name: string) =>
  api.requests.filter(({ method, url }) => name === `${method} ${new URL(url).pathname.replace('/api', '')}`);
const said = (title: string) =>
  waitFor(() => expect(useToasts.getState().secondary.map((each) => each.title)).toContain(title));

describe('sessions', () => {
  const { sessions: texts } = PROFILE_MESSAGES;
  const rows = () =>
    part(texts.title)
      .getAllByRole('listitem')
      .map((row) => row.textContent ?? '');

  test('this device is first; one is ended by its name, all others once it was confirmed', async () => {
    does[`DELETE /auth/sessions/${ID(3)}`] = () => {
      sessions = [session(4, FIREFOX), session(2, FIREFOX, true)];
    };
    does['DELETE /auth/sessions'] = () => {
      sessions = [session(2, FIREFOX, true)];
    };
    await open();
    expect(rows()[0]).toContain(texts.here);
    expect(rows()).toHaveLength(3);
    expect(rows().join()).toContain('Firefox on Linux');
    expect(rows().join()).toContain('with password');
    await press(part(texts.title), 'End the session Safari on iOS');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await press(part(texts.title), texts.end_others);
    expect(sent('DELETE /auth/sessions')).toHaveLength(0);
    await press(dialog(), texts.end_others);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(part(texts.title).getByText(texts.only)).toBeVisible();
  });

  test('sessions that cannot be loaded leave the rest of the page, and are read again by a press', async () => {
    const all = sessions;
    sessions = new Response(null, { status: 500 });
    await open();
    expect(part(texts.title).getByText(texts.failed)).toBeVisible();
    sessions = all;
    await press(part(texts.title), 'Try again');
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});

describe('consent', () => {
  const texts = CONSENT_MESSAGES;
  const section = () => part(texts.title);

  test('is withdrawn after it was confirmed, stays as a record, and is given again', async () => {
    const withdrawn = { ...CONSENT, withdrawn_at: '2026-11-27T10:00:00Z' };
    does['POST /auth/consents/withdraw'] = () => {
      account = { ...account, consents: [withdrawn] };
    };
    does['POST /auth/consents'] = (body) => {
      expect(body).toEqual({ health_data_consent: true, consent_text_version: HEALTH_DATA_CONSENT.text_version });
      account = { ...account, consents: [{ ...CONSENT, id: ID(8) }, withdrawn] };
    };
    signInAs('doctor');
    await open();
    expect(section().getByText(HEALTH_DATA_CONSENT.text)).toBeVisible();
    await press(section(), texts.withdraw);
    await screen.findByRole('dialog', { name: texts.withdraw_title });
    await press(dialog(), 'Close');
    expect(sent('POST /auth/consents/withdraw')).toHaveLength(0);
    await press(section(), texts.withdraw);
    await screen.findByRole('dialog', { name: texts.withdraw_title });
    await press(dialog(), texts.withdraw);
    expect(await section().findByText(/Withdrawn on [^.]*27 November 2026/)).toBeVisible();
    expect(section().queryByRole('button', { name: texts.withdraw, hidden: true })).toBeNull();
    await press(section(), texts.give_again);
    await screen.findByRole('dialog', { name: texts.give_title });
    expect(dialog().getByText(HEALTH_DATA_CONSENT.text)).toBeVisible();
    await press(dialog(), texts.give_yes);
    await said('Consent given');
    expect(section().getByRole('button', { name: texts.withdraw, hidden: true })).toBeInTheDocument();
    expect(section().queryByRole('button', { name: texts.give_again, hidden: true })).toBeNull();
    expect(section().getByText(/Withdrawn on [^.]*27 November 2026/)).toBeVisible();
  });
});

test('a new address is said to be in the inbox; the present one stays', async () => {
  const { email: texts } = PROFILE_MESSAGES;
  await open();
  const section = part(texts.title);
  type(section, new RegExp(texts.label), ACCOUNT.email.toUpperCase());
  type(section, new RegExp(texts.password), 'a long walk');
  await press(section, texts.submit);
  expect(section.getAllByText(texts.same)[0]).toBeVisible();
  type(section, new RegExp(texts.label), ' new@mail.example ');
  await press(section, texts.submit);
  expect(await section.findByText(texts.sent)).toBeVisible();
  expect(section.getByText(ACCOUNT.email)).toBeVisible();
  expect(await sent('POST /auth/change-email')[0]?.json()).toEqual({
    email: 'new@mail.example',
    password: 'a long walk',
  });
});

test('a password is changed by the present one; a wrong one is said at its field', async () => {
  const { password: texts } = PROFILE_MESSAGES;
  does['POST /auth/change-password'] = ({ current_password }) =>
    current_password === 'right' ? undefined : refusedAt('current_password', 'This is not your password.');
  await open();
  const section = part(texts.title);
  type(section, new RegExp(texts.current), 'wrong');
  type(section, new RegExp(texts.next), 'another walk by the sea');
  await press(section, texts.submit);
  const present = section.getByLabelText(new RegExp(texts.current));
  await waitFor(() => expect(present).toHaveFocus());
  expect(present).toHaveAccessibleDescription(/This is not your password/);
  type(section, new RegExp(texts.current), 'right');
  await press(section, texts.submit);
  await said(texts.done);
  expect(part(texts.title).getByLabelText(new RegExp(texts.next))).toHaveValue('');
});

test('an account is deleted with its password, after it was said what goes and what stays', async () => {
  const { remove: texts } = PROFILE_MESSAGES;
  does['POST /auth/delete-account'] = ({ password }) =>
    password === 'right' ? undefined : refusedAt('password', 'This is not your password.');
  const router = await open();
  await press(part(texts.title), texts.open);
  await screen.findByRole('dialog', { name: texts.dialog });
  for (const line of [texts.goes, texts.stays, ...texts.goes_items, ...texts.stays_items])
    expect(dialog().getByText(line)).toBeVisible();
  type(dialog(), new RegExp(texts.password), 'wrong');
  await press(dialog(), texts.submit);
  await waitFor(() => expect(dialog().getByLabelText(new RegExp(texts.password))).toHaveFocus());
  expect(router.state.location.pathname).toBe('/profile');
  type(dialog(), new RegExp(texts.password), 'right');
  await press(dialog(), texts.submit);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent('POST /auth/sign-out')).toHaveLength(1);
});

describe('other providers', () => {
  const { identities: texts } = PROFILE_MESSAGES;
  const linked = [{ id: ID(5), provider: 'demo', label: 'amina@demo.example', linked_at: '2026-11-20T10:00:00Z' }];

  test('one is connected by the password: at an unattended screen nobody knows it', async () => {
    does['POST /auth/oauth/demo/link'] = () => refusedAt('password', 'This is not your password.');
    await open(`/profile?problem=access_denied`);
    const section = part(texts.title);
    expect(section.getByText(OUTSIDE_SIGN_IN_PROBLEMS.access_denied)).toBeVisible();
    await press(section, texts.connect('Demo ID'));
    await screen.findByRole('dialog', { name: texts.connect_title('Demo ID') });
    const password = dialog().getByLabelText(new RegExp(texts.connect_password));
    type(dialog(), new RegExp(texts.connect_password), 'a guess');
    await press(dialog(), texts.connect_submit);
    await waitFor(() => expect(password).toHaveAccessibleDescription(/This is not your password/));
  });

  test('one is disconnected; the only way to sign in stays', async () => {
    account = { ...ACCOUNT, identities: linked };
    const only = 'This is the only way to sign in to your account.';
    does[`DELETE /auth/identities/${ID(5)}`] = () =>
      Response.json(
        { type: 'about:blank', title: 'x', status: 409, code: 'conflict', detail: only, request_id: '1' },
        { status: 409 },
      );
    await open();
    const section = part(texts.title);
    await press(section, texts.disconnect_label('Demo ID'));
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ kind: 'failure', text: only }));
    expect(section.getByText('amina@demo.example')).toBeVisible();
    does[`DELETE /auth/identities/${ID(5)}`] = () => {
      account = ACCOUNT;
    };
    await press(section, texts.disconnect_label('Demo ID'));
    await waitFor(() => expect(section.queryByText('amina@demo.example')).toBeNull());
    expect(section.getByRole('button', { name: texts.connect('Demo ID'), hidden: true })).toBeVisible();
  });
});

test('who has applied sees what was asked for, and that it waits', async () => {
  const { application: texts } = PROFILE_MESSAGES;
  account = {
    ...ACCOUNT,
    application: {
      account_kind: 'doctor',
      wanted_role: null,
      organisation: 'A practice by the sea',
      registration_number: 'TN-48120',
      message: null,
      status: 'pending',
      created_at: '2026-11-20T10:00:00Z',
      decided_at: null,
    },
  };
  await open();
  const section = part(texts.title);
  for (const text of [texts.status.pending, 'TN-48120', 'A practice by the sea'])
    expect(section.getByText(text)).toBeVisible();
  expect(section.queryByText(texts.decided)).toBeNull();
});

describe('who has which parts', () => {
  const SIGN_IN = ['email', 'password', 'sessions', 'identities', 'remove'].map(
    (name) => PROFILE_MESSAGES[name as 'email'].title,
  );
  const ELSEWHERE = [
    PROFILE_MESSAGES.data.title,
    CONSENT_MESSAGES.title,
    DATA_REQUEST_MESSAGES.title,
    OWN_DATA_MESSAGES.title,
  ];
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  const ASKED: OwnDataRequest = {
    id: ID(6),
    kind: 'export',
    state: 'received',
    received_on: '2026-11-20',
    due_on: '2026-12-20',
    reason: null,
    download_until: null,
  };

  test.each(['patient', 'unverified_user'] as const)(
    'a %s has here only how they sign in, and finds everything else in “About me”',
    async (role) => {
      signInAs(role);
      await open();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign-in and security');
      expect(shown().toSorted()).toEqual(SIGN_IN.toSorted());
      expect(screen.getByRole('link', { name: /About me/ })).toHaveAttribute('href', ABOUT_ME_PATH);
      expect(sent('GET /own-data-requests')).toHaveLength(0);
      // Until the next page is shown, a sign-out changes nothing of this one.
      act(() => signInAs(null));
      expect(shown().toSorted()).toEqual(SIGN_IN.toSorted());
    },
  );

  test.each(['doctor', 'partner/hospital', 'ayana_staff'] as const)('a %s has the whole account here', async (role) => {
    signInAs(role);
    asked = [ASKED];
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account');
    expect(shown().toSorted()).toEqual([...SIGN_IN, ...ELSEWHERE].toSorted());
    expect(screen.queryByRole('link', { name: /About me/ })).toBeNull();
  });

  test.each(Object.values(ACCOUNT_PARTS))('an old address of #%s leads a patient to “About me”', async (id) => {
    const router = await open(`/profile#${id}`);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: ABOUT_ME_PATH, hash: `#${id}` }));
  });
});
