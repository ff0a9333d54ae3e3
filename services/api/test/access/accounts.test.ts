import { DEMO_PASSWORD, HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import PostalMime from 'postal-mime';
import { io } from 'socket.io-client';
import { emailOf, ORIGIN } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { serving } from '../support/api-processes.js';

/** Accounts with several processes, a restart and a real mail server. */

const site = serving();

const SENT = { 'user-agent': 'Telltale/1.0', 'x-forwarded-for': '198.51.100.77' };

async function send(method: string, address: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    method,
    headers: { ...SENT, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
    cookie:
      response.headers
        .getSetCookie()
        .find((each) => each.includes('ayana_refresh='))
        ?.split(';')[0] ?? '',
  };
}

const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });

/** The newest mail to an address with this subject, once it has arrived. */
async function mailTo(email: string, subject: string): Promise<{ text: string; token: string }> {
  return eventually(async () => {
    const mails = await Promise.all(
      site.sink.taken.filter(({ to }) => to === email).map(({ raw }) => PostalMime.parse(raw)),
    );
    const text = mails.findLast((mail) => mail.subject?.includes(subject))?.text;
    return text === undefined ? undefined : { text, token: /(?:verify|token)=(\S+)/.exec(text)?.[1] ?? '' };
  });
}

const LIFE = {
  email: 'very.private.person@example.com',
  phone: '+254 799 111222',
  first_name: 'Unspoken',
  last_name: 'Nameless',
  password: 'kept between the two of us',
};

test('an account works with real mails, a killed API and a new password, and no log mentions it', async () => {
  const env = { LOG_LEVEL: 'trace', NODE_ENV: 'production', JWT_SECRET: 'j'.repeat(40), COOKIE_SECRET: 'c'.repeat(40) };
  let { url, program } = await site.serve(env);
  const api = (path: string) => `${url}/api/auth/${path}`;
  const consent = { health_data_consent: true, consent_text_version: HEALTH_DATA_CONSENT.text_version };
  expect((await send('POST', api('sign-up'), { ...LIFE, ...consent })).status).toBe(201);
  const confirmation = await mailTo(LIFE.email, 'confirm your email');
  expect((await send('POST', api('verify-email'), { token: confirmation.token })).status).toBe(200);
  const opened = await send('POST', api('sign-in'), { email: LIFE.email, password: LIFE.password });
  const token = opened.body['access_token'];
  expect((await send('PATCH', api('account'), { city: 'Nowhereville' }, bearer(token))).status).toBe(200);

  program.child.kill('SIGKILL');
  await program.ended;
  const logs = [program.output()];
  ({ url, program } = await site.serve(env));
  expect((await send('GET', api('account'), undefined, bearer(token))).body).toMatchObject({ city: 'Nowhereville' });
  const session = await send('GET', api('session'), undefined, { cookie: opened.cookie });
  expect(session.body).toMatchObject({ user: { email: LIFE.email } });
  const renewed = await send('POST', api('refresh'), undefined, { cookie: opened.cookie });
  expect(renewed.body).toMatchObject({ user: { email: LIFE.email, role: 'unverified_user' } });

  await send('POST', api('request-password-reset'), { email: LIFE.email });
  const reset = await mailTo(LIFE.email, 'Set a new password');
  const password = 'nobody else reads this either';
  expect((await send('POST', api('reset-password'), { token: reset.token, password })).status).toBe(200);
  expect((await send('POST', api('refresh'), undefined, { cookie: renewed.cookie })).text).toBe('null');
  await mailTo(LIFE.email, 'Your password was changed');
  const again = await send('POST', api('sign-in'), { email: LIFE.email, password });
  const moved = { email: 'moved.away@example.com', password };
  expect((await send('POST', api('change-email'), moved, bearer(again.body['access_token']))).status).toBe(200);
  const change = await mailTo(moved.email, 'confirm your new email');
  expect((await send('POST', api('verify-email'), { token: change.token })).status).toBe(200);
  const gone = await send('POST', api('delete-account'), { password }, bearer(again.body['access_token']));
  expect(gone.status).toBe(204);
  await mailTo(moved.email, 'Your account is deleted');

  const left = await site.database.rows<{ row: string }>(`
    select to_jsonb(t)::text as row from audit_entries t union all select to_jsonb(t)::text from security_events t
    union all select to_jsonb(t)::text from outgoing_mails t where status = 'sent' union all select to_jsonb(t)::text from sign_ups t
    union all select data::text from jobs.job`);
  program.child.kill('SIGTERM');
  await program.ended;
  logs.push(program.output());
  const logText = logs.join('\n');
  expect(logText).toContain('/api/auth/reset-password');
  for (const secret of [
    LIFE.email,
    LIFE.phone,
    LIFE.first_name,
    LIFE.last_name,
    LIFE.password,
    password,
    moved.email,
    'Nowhereville',
    confirmation.token.split('.')[1] ?? '',
    reset.token.split('.')[1] ?? '',
    change.token.split('.')[1] ?? '',
    String(token),
    opened.cookie.split('=')[1] ?? '',
    'Telltale',
    '198.51.100',
  ]) {
    expect(secret.length).toBeGreaterThan(5);
    expect(logText).not.toContain(secret);
    expect(left.map(({ row }) => row).join('\n')).not.toContain(secret);
  }
});

test('access revoked by one process ends at another within five seconds, with its socket', async () => {
  const [first, second] = await Promise.all([site.serve({ JOBS: '0' }), site.serve({ JOBS: '0' })]);
  const revocations: Record<string, (token: unknown) => Promise<{ status: number }>> = {
    laboratory_partner: (token) =>
      send('POST', `${first.url}/api/auth/delete-account`, { password: DEMO_PASSWORD }, bearer(token)),
    pharmacy_partner: async () => {
      const { body } = await send('POST', `${first.url}/api/auth/sign-in`, {
        email: emailOf('pharmacy_partner'),
        password: DEMO_PASSWORD,
      });
      const change = { current_password: DEMO_PASSWORD, password: 'another one entirely' };
      return send('POST', `${first.url}/api/auth/change-password`, change, bearer(body['access_token']));
    },
    unverified_user: (token) =>
      send(
        'PATCH',
        `${first.url}/api/auth/account`,
        { phone: '+254 712 000 000', country: 'Kenya', date_of_birth: '1990-01-31' },
        bearer(token),
      ),
  };
  for (const [role, end] of Object.entries(revocations)) {
    const email = emailOf(role as 'unverified_user');
    const { body } = await send('POST', `${second.url}/api/auth/sign-in`, { email, password: DEMO_PASSWORD });
    const token = body['access_token'];
    const socket = io(second.url, {
      transports: ['websocket'],
      auth: { token },
      extraHeaders: { origin: ORIGIN },
      reconnection: false,
    });
    try {
      await eventually(async () => socket.connected);
      const ended = await end(token);
      expect([role, [200, 204].includes(ended.status)]).toEqual([role, true]);
      await eventually(async () => !socket.connected, 5000);
      const asked = () => send('GET', `${second.url}/api/auth/account`, undefined, bearer(token));
      await eventually(async () => (await asked()).status === 401, 5000);
    } finally {
      socket.disconnect();
    }
  }
});
