import { OUTSIDE_SIGN_IN_PROBLEMS } from '@ayana/contracts/identity';
import { answerApi, resetKit } from '@ayana/portal-kit/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Site, SiteContext } from '../document/site';
import { Component as RequestReset } from './reset/request-reset-screen';
import { Component as Reset } from './reset/reset-screen';
import { Component as Login } from './sign-in/login-screen';

// The first of them compiles what all share.
jest.setTimeout(30_000);

const SITE = { origin: 'https://ayana.example' } as Site;
const PERSON = { email: 'amina@mail.example', first_name: 'Amina', last_name: 'Waseru' };
const PASSWORD = 'a long walk by the sea';
const SESSION = {
  access_token: 'token',
  expires_in: 600,
  user: { id: '0190a000-0000-7000-8000-000000000001', email: PERSON.email },
};

type Answer = (body: Record<string, string>) => unknown;
/** How the API answers each call, by its path below `/auth`. */
let answers: Record<string, Answer>;
let api: ReturnType<typeof answerApi>;
const PATHS = [
  'sign-in',
  'sign-up',
  'verify-email',
  'resend-verification',
  'request-password-reset',
  'reset-password',
  'complete-sign-up',
];
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  resetKit();
  answers = {};
  api = answerApi({
    'GET /auth/providers': [{ name: 'demo', label: 'Demo ID' }],
    'GET /auth/complete-sign-up': { provider: 'demo', label: 'Demo ID', email_verified: true, ...PERSON },
    'POST /rpc/get_current_user_role': JSON.stringify('patient'),
    'GET /rpc/get_current_user_role': () => Response.json('patient'),
    'POST /auth/refresh': null,
    ...Object.fromEntries(
      PATHS.map((path) => [
        `POST /auth/${path}`,
        async (request: Request) => answers[path]?.((await request.json()) as Record<string, string>) ?? {},
      ]),
    ),
  });
});
afterEach(() => api.restore());

const problem = (status: number, code: string, detail: string, more: object = {}, headers = {}): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, code, detail, request_id: '1', errors: [], ...more },
    { status, headers },
  );
const refusedAt = (field: string, message: string): Response =>
  problem(422, 'validation_failed', message, { errors: [{ field, message }] });

async function open(path: string, Screen: ComponentType = Login) {
  // What is taken out of the URL is read from the browser's own.
  history.replaceState(null, '', path);
  const router = createMemoryRouter(
    [
      { path: new URL(path, SITE.origin).pathname, element: <Screen /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  await act(
    async () =>
      void render(
        <SiteContext value={SITE}>
          <RouterProvider router={router} />
        </SiteContext>,
      ),
  );
  return router;
}
const control = (name: string) => document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
const type = (name: string, value: string): void =>
  void fireEvent.input(control(name) as HTMLElement, { target: { value } });
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = (path: string) => api.requests.filter(({ url, method }) => method === 'POST' && url.endsWith(path));
/** What this browser keeps of it. */
const stored = (): string => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);

describe('sign-in', () => {
  const signIn = async (password: string): Promise<void> => {
    type('email', PERSON.email);
    type('password', password);
    await press('Sign in');
  };

  test('a provider’s problem is said in our words, and any other text in the URL is not', async () => {
    await open('/login?problem=state_mismatch');
    expect(screen.getByText(OUTSIDE_SIGN_IN_PROBLEMS.state_mismatch)).toBeVisible();
  });

  test('a text that is no problem of ours is not shown', async () => {
    await open('/login?problem=%3Cb%3Eyour+account+is+locked');
    expect(screen.getByRole('main')).not.toHaveTextContent('locked');
  });

  test('a provider gets where the user was going', async () => {
    await open('/login?next=%2Fprofile');
    expect(await screen.findByRole('link', { name: 'Continue with Demo ID' })).toHaveAttribute(
      'href',
      '/api/auth/oauth/demo?next=%2Fprofile',
    );
  });

  test('a refusal keeps what was typed and leads to the password; how long to wait is said', async () => {
    answers['sign-in'] = () => problem(401, 'wrong_credentials', 'The email address or the password is wrong.');
    await open('/login');
    await signIn('not-the-password');
    expect(await screen.findByText('The email address or the password is wrong.')).toBeVisible();
    expect(control('email')).toHaveValue(PERSON.email);
    answers['sign-in'] = () => problem(429, 'too_many_requests', 'Too many attempts.', {}, { 'retry-after': '30' });
    await press('Sign in');
    expect(await screen.findByText('Please wait 30 seconds before you try again.')).toBeVisible();
    expect(control('password')).toHaveValue('not-the-password');
    expect(control('password')).toHaveFocus();
    expect(stored()).not.toContain('not-the-password');
  });

  test('an address that is not confirmed yet gets another link', async () => {
    answers['sign-in'] = () => problem(403, 'email_not_verified', 'Please confirm your email address first.');
    await open('/login');
    await signIn(PASSWORD);
    const alert = (await screen.findByText('Please confirm your email address first.')).closest('[role="alert"]');
    await act(async () =>
      within(alert as HTMLElement)
        .getByRole('button', { name: 'Send the link again' })
        .click(),
    );
    expect(await screen.findByText(/We sent a link to/)).toBeVisible();
    expect(await sent('/resend-verification')[0]?.json()).toEqual({ email: PERSON.email });
  });

  test('it leads to where the user was going, and not to another site', async () => {
    answers['sign-in'] = () => SESSION;
    const router = await open('/login?next=%2Fprofile');
    await signIn(PASSWORD);
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  test('a password can be shown; Caps Lock is said', async () => {
    await open('/login');
    type('password', 'By the sea');
    await press('Show');
    expect(control('password')).toHaveAttribute('type', 'text');
    await press('Hide');
    expect(control('password')).toHaveAttribute('type', 'password');
    expect(control('password')).toHaveValue('By the sea');
    const key = (name: 'keyDown' | 'keyUp', isOn: boolean): void =>
      void fireEvent[name](control('password') as HTMLElement, { key: 'A', modifierCapsLock: isOn });
    key('keyDown', true);
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
    key('keyUp', false);
    expect(screen.queryByText('Caps Lock is on.')).toBeNull();
  });
});

describe('registration', () => {
  const fill = (email = PERSON.email): void => {
    for (const [name, value] of Object.entries({ ...PERSON, email, password: PASSWORD })) type(name, value);
    if (control('health_data_consent')?.checked === false)
      fireEvent.click(control('health_data_consent') as HTMLElement);
  };

  test('the button says what is missing; a press leads to each of it', async () => {
    await open('/login?mode=register');
    const submit = screen.getByRole('button', { name: 'Open the account' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveAccessibleDescription(/Still missing: first name, last name, email, password/);
    await press('Open the account');
    expect(control('first_name')).toHaveFocus();
    expect(control('first_name')).toHaveAccessibleDescription(/Please enter your first name/);
    const problems = screen.getByRole('alert');
    expect(problems).toHaveTextContent('Please enter your email address.');
    fireEvent.click(within(problems).getByRole('link', { name: /agree/ }));
    expect(control('health_data_consent')).toHaveFocus();
    fill();
    expect(problems).toBeEmptyDOMElement();
    expect(submit).not.toHaveAttribute('aria-disabled');
    expect(sent('/sign-up')).toHaveLength(0);
  });

  test('a refused password stays to be corrected; then the inbox is named, and the address can be corrected', async () => {
    answers['sign-up'] = () => refusedAt('password', 'Many people use this password.');
    await open('/login?mode=register&next=%2Fprofile');
    fill();
    await press('Open the account');
    await waitFor(() => expect(control('password')).toHaveFocus());
    expect(control('password')).toHaveAccessibleDescription(/Many people use this password/);
    expect(control('password')).toHaveValue(PASSWORD);
    answers['sign-up'] = () => ({});
    type('password', `${PASSWORD}!`);
    await press('Open the account');
    expect(await heading('Check your inbox')).toHaveFocus();
    expect(screen.getByText(PERSON.email)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true');
    expect(await sent('/sign-up')[1]?.json()).toMatchObject({ ...PERSON, next: '/profile', health_data_consent: true });

    await press('Wrong address? Go back');
    await waitFor(() => expect(control('email')).toHaveFocus());
    expect(control('first_name')).toHaveValue(PERSON.first_name);
    expect(control('password')).toHaveValue(`${PASSWORD}!`);
    expect(control('health_data_consent')).toBeChecked();
    type('email', 'right@mail.example');
    await press('Open the account');
    expect(await screen.findByText('right@mail.example')).toBeVisible();
    const keys = sent('/sign-up').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[2]).not.toBe(keys[1]);
    expect(stored()).not.toContain(PASSWORD);
  });

  test('a reload keeps the names, and neither password nor consent; the sign-in knows the address', async () => {
    await open('/login?mode=register');
    fill();
    await press('Open the account');
    await heading('Check your inbox');
    cleanup();
    await open('/login?mode=register');
    expect(control('last_name')).toHaveValue(PERSON.last_name);
    expect(control('password')).toHaveValue('');
    expect(control('health_data_consent')).not.toBeChecked();
    cleanup();
    await open('/login');
    expect(control('email')).toHaveValue(PERSON.email);
  });

  test('offline it waits, keeps its password in the field only, and is sent once with one key', async () => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers['sign-up'] = () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return {};
    };
    await open('/login?mode=register');
    fill();
    await press('Open the account');
    expect(await screen.findByText(/^You are offline\./)).toBeVisible();
    expect(control('password')).toHaveValue(PASSWORD);
    expect(stored()).not.toContain(PASSWORD);
    const before = sent('/sign-up').length;
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await heading('Check your inbox');
    expect(sent('/sign-up')).toHaveLength(before + 1);
    expect(new Set(sent('/sign-up').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    line.mockRestore();
  });

  test.each([
    ['Partner', 'organisation'],
    ['Doctor', 'registration_number'],
  ])('a %s is asked for %s', async (kind, field) => {
    await open('/login?mode=register');
    expect(control(field)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${kind}`) }));
    expect(control(field)).toBeVisible();
  });
});

describe('the links of mails', () => {
  const confirmed = { email: PERSON.email, purpose: 'sign_up', session: null };

  test('a confirmed address is filled in, and the sign-in leads on; the token is gone from the URL', async () => {
    answers['verify-email'] = () => confirmed;
    const router = await open('/login?verify=1.secret&next=%2Fprofile');
    await heading('Your email address is confirmed');
    expect(router.state.location.search).toBe('?next=%2Fprofile');
    expect(control('email')).toHaveValue(PERSON.email);
    expect(sent('/verify-email')).toHaveLength(1);
    expect(stored()).not.toContain('secret');
    answers['sign-in'] = () => SESSION;
    type('password', PASSWORD);
    await press('Sign in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  test('a new address is confirmed in words of its own', async () => {
    answers['verify-email'] = () => ({ ...confirmed, purpose: 'change_email' });
    await open('/login?verify=1.secret');
    expect(await heading('Your new email address is confirmed')).toBeVisible();
  });

  test('a used link offers another; the address can be corrected', async () => {
    answers['verify-email'] = () => problem(410, 'link_invalid', 'This link no longer works.');
    await open('/login?verify=1.secret');
    await heading('This link no longer works');
    type('email', PERSON.email);
    await press('Send the link');
    expect(await heading('Check your inbox')).toHaveFocus();
    await press(/Wrong address/);
    await waitFor(() => expect(control('email')).toHaveFocus());
  });

  test('of several sign-ups the password selects one', async () => {
    answers['verify-email'] = ({ password }) =>
      password === PASSWORD
        ? { ...confirmed, session: SESSION }
        : refusedAt(
            'password',
            password === undefined ? 'There are several sign-ups.' : 'No sign-up has this password.',
          );
    const router = await open('/login?verify=1.secret');
    expect(await heading('Which sign-up is yours?')).toHaveFocus();
    expect(screen.getByText('There are several sign-ups.')).toBeVisible();
    expect(control('password')).toHaveAttribute('autocomplete', 'current-password');
    type('password', 'neither of the two');
    await press('Open mine');
    await waitFor(() => expect(control('password')).toHaveFocus());
    expect(control('password')).toHaveAccessibleDescription(/No sign-up has this password/);
    type('password', PASSWORD);
    await press('Open mine');
    await waitFor(() => expect(screen.getByText('elsewhere')).toBeVisible());
    expect(router.state.location.pathname).not.toBe('/login');
  });

  test('a forgotten password: the link is asked for, and the next sign-in knows the address', async () => {
    await open('/request-password-reset?next=%2Fprofile', RequestReset);
    type('email', 'no address');
    await press('Send the link');
    expect(sent('/request-password-reset')).toHaveLength(0);
    type('email', PERSON.email);
    await press('Send the link');
    expect(await heading('Check your inbox')).toHaveFocus();
    cleanup();
    await open('/login');
    expect(control('email')).toHaveValue(PERSON.email);
  });

  test('a new password is chosen by its rules; the token is gone from the URL', async () => {
    const router = await open('/reset-password?token=1.secret&next=%2Fprofile', Reset);
    expect(router.state.location.search).toBe('?next=%2Fprofile');
    expect(control('password')).toHaveAttribute('autocomplete', 'new-password');
    type('password', 'short');
    await press('Save the password');
    expect(control('password')).toHaveFocus();
    expect(control('password')).toHaveAccessibleDescription(/8 to 128 characters/);
    type('password', PASSWORD);
    await press('Save the password');
    expect(await heading('Your password is changed')).toHaveFocus();
    expect(await sent('/reset-password')[0]?.json()).toEqual({ token: '1.secret', password: PASSWORD });
    expect(stored()).not.toContain('secret');
  });

  test('a link for a new password that was used offers another', async () => {
    answers['reset-password'] = () => problem(410, 'link_invalid', 'This link no longer works.');
    await open('/reset-password?token=1.secret', Reset);
    type('password', PASSWORD);
    await press('Save the password');
    await heading('This link no longer works');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/request-password-reset');
  });
});

describe('the last step of a provider’s sign-in', () => {
  const complete = async () => {
    const router = await open('/login?complete=1.secret&next=%2Fprofile');
    await heading('One more step');
    return router;
  };
  const agree = async (): Promise<void> => {
    fireEvent.click(screen.getByRole('checkbox', { name: /^I agree that Ayana/ }));
    await press('Open the account');
  };

  test('has the provider’s names, and nobody’s consent; with it, it leads on', async () => {
    answers['complete-sign-up'] = () => SESSION;
    const router = await complete();
    expect(router.state.location.search).toBe('?next=%2Fprofile');
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue(PERSON.email);
    expect(control('first_name')).toHaveValue(PERSON.first_name);
    expect(control('last_name')).toHaveValue(PERSON.last_name);
    expect(screen.getByRole('checkbox', { name: /^I agree that Ayana/ })).not.toBeChecked();
    await agree();
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  test('an address that the provider has not confirmed is confirmed by a mail', async () => {
    answers['complete-sign-up'] = () => ({ email: PERSON.email });
    await complete();
    await agree();
    await heading('Check your inbox');
  });

  test('where its answer got lost, it says that the account may be open', async () => {
    answers['complete-sign-up'] = () => {
      throw new TypeError('Failed to fetch');
    };
    await complete();
    await agree();
    expect(await screen.findByText(/^We got no answer from our server\./)).toBeVisible();
    expect(sent('/complete-sign-up')).toHaveLength(1);
    answers['complete-sign-up'] = () => problem(410, 'link_invalid', 'This link no longer works.');
    await press('Open the account');
    expect(await heading('Your account may already be open')).toHaveFocus();
  });
});
