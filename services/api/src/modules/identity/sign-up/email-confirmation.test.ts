import { atTime, ORIGIN, withFixedClock, startApi, type TestApi } from '../../../../test/support/api.js';
import { Database } from '../../../platform/database/database.js';
import { IDENTITY_MESSAGES } from '../messages.js';
import { OneTimeTokens } from '../links/one-time-tokens.js';
import {
  type Accounts,
  accountsOf,
  cookieOf,
  newAddress,
  NEW_PASSWORD,
  PASSWORD,
  signUpForm,
  withoutRequestId,
} from '../testing/accounts.js';

let api: TestApi;
let accounts: Accounts;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

describe('the link', () => {
  test('works once, also when used twenty times at once', async () => {
    const form = signUpForm();
    await accounts.signUp(form);
    const { token } = await accounts.lastLetter(form.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accounts.verify(token)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(19);
    expect(await accounts.usersWith(form.email)).toHaveLength(1);
  });

  test('gets the same refusal when it is unknown, used, expired, mangled or made for another purpose', async () => {
    const used = signUpForm();
    await accounts.signUp(used);
    const { token } = await accounts.lastLetter(used.email);
    expect((await accounts.verify(token)).status).toBe(200);
    const late = signUpForm();
    await accounts.signUp(late);
    const { token: lateToken } = await accounts.lastLetter(late.email);
    const inAnHour = new Date(Date.now() + 60 * 60 * 1000 + 1000);
    await accounts.requestReset(used.email);
    const { token: resetToken } = await accounts.lastLetter(used.email, 'password_reset');
    const answers = [
      await accounts.verify(token),
      await accounts.verify('0190a000-0000-7000-8000-000000000000.unknown'),
      await accounts.verify(`${lateToken}x`),
      await accounts.verify(lateToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))),
      await accounts.verify(resetToken),
      await atTime(api, inAnHour, () => accounts.verify(lateToken)),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [410, 'link_invalid']));
    expect(new Set(answers.map(withoutRequestId)).size).toBe(1);
    expect((await accounts.verify(lateToken)).status).toBe(200);
  });

  test('of a sign-up that is not completed yet does not create its account', async () => {
    const form = signUpForm();
    await accounts.signUp(form);
    const [waiting] = await api.database.rows<{ id: string }>('select id from sign_ups where email = $1', [form.email]);
    const links = api.app.get(OneTimeTokens, { strict: false });
    const link = await api.app
      .get(Database)
      .write((em) => links.issue(em, { purpose: 'complete_sign_up', user_id: null, sign_up_id: waiting?.id ?? '' }));
    const answer = await accounts.verify(links.tokenOf('complete_sign_up', link));
    expect([answer.status, answer.body.code]).toEqual([410, 'link_invalid']);
    expect(await accounts.usersWith(form.email)).toEqual([]);
  });

  test('is valid for an hour at most, and neither its row nor the queued mail holds the token', async () => {
    const form = signUpForm();
    await accounts.signUp(form);
    const { token, text } = await accounts.lastLetter(form.email);
    expect(text).toContain(`${ORIGIN}/auth?verify=${token}`);
    const [id = '', secret = ''] = token.split('.');
    expect(secret).toMatch(/^[\w-]{43}$/);
    const rows = await api.database.rows<{ row: string }>(
      `select to_jsonb(t)::text as row from one_time_tokens t where id = $1
       union all select to_jsonb(m)::text from outgoing_mails m where recipient = $2
       union all select to_jsonb(s)::text from sign_ups s where email = $2`,
      [id, form.email],
    );
    expect(rows).toHaveLength(3);
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(secret);
    const [life] = await api.database.rows<{ seconds: number }>(
      'select extract(epoch from expires_at - created_at)::int as seconds from one_time_tokens where id = $1',
      [id],
    );
    expect(life?.seconds).toBe(3600);
  });

  test('becomes invalid, as those of every other sign-up of its address, when an account is created', async () => {
    const email = newAddress();
    await accounts.signUp(signUpForm({ email, password: 'of a stranger' }));
    const stranger = await accounts.lastLetter(email);
    await accounts.signUp(signUpForm({ email }));
    expect((await accounts.verify((await accounts.lastLetter(email)).token, PASSWORD)).status).toBe(200);
    expect(await accounts.pendingFor(email)).toEqual([]);
    // The address is free again: only now does a refusal show that the link has ended, and not that there is an account.
    await api.database.rows('update users set email = $2 where email = $1', [email, newAddress()]);
    expect((await accounts.verify(stranger.token)).status).toBe(410);
    expect(await accounts.usersWith(email)).toEqual([]);
  });

  test('of two for one address, the first one used creates the account and the other becomes invalid', async () => {
    const email = newAddress();
    await accounts.signUp(signUpForm({ email, first_name: 'First', password: 'the password of the first' }));
    await accounts.signUp(signUpForm({ email: email.toUpperCase(), first_name: 'Second' }));
    const [first, second] = await accounts.letters(email);
    const answers = await Promise.all([
      accounts.verify(first?.token ?? '', 'the password of the first'),
      accounts.verify(second?.token ?? '', PASSWORD),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await accounts.usersWith(email)).toHaveLength(1);
  });
});

describe('several pending sign-ups for one address', () => {
  const STRANGER = 'the password of a stranger';
  /** Someone signs up, then a stranger with the same address: the newest link is for the stranger's sign-up. */
  async function contested() {
    const email = newAddress();
    await accounts.signUp(signUpForm({ email }));
    await accounts.signUp(signUpForm({ email: email.toUpperCase(), password: STRANGER, first_name: 'Stranger' }));
    return { email, token: (await accounts.lastLetter(email)).token };
  }
  const expectPasswordRequired = (answer: Awaited<ReturnType<Accounts['verify']>>, message: string) =>
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field: 'password', message }]]);

  test('are distinguished by the password, and asking for it does not use up the link', async () => {
    const { email, token } = await contested();
    await accounts.post('resend-verification', { email });
    const again = (await accounts.lastLetter(email)).token;
    for (const each of [token, again])
      expectPasswordRequired(await accounts.verify(each), IDENTITY_MESSAGES.which_sign_up);
    expectPasswordRequired(await accounts.verify(again, 'neither of the two'), IDENTITY_MESSAGES.no_such_sign_up);
    expect(await accounts.usersWith(email)).toEqual([]);
    expect((await accounts.verify(again, PASSWORD)).status).toBe(200);
    expect(await accounts.usersWith(email)).toMatchObject([{ name: 'Amina Otieno' }]);
    expect((await accounts.signIn(email)).status).toBe(200);
    expect((await accounts.signIn(email, STRANGER)).body.code).toBe('invalid_credentials');
    expect((await accounts.verify(token, STRANGER)).body.code).toBe('link_invalid');
    expect(await accounts.pendingFor(email)).toEqual([]);
  });

  test('wrong passwords are slowed, and the owner can sign in elsewhere meanwhile', async () => {
    const { email, token } = await contested();
    const answers = await withFixedClock(api, async () => {
      const given = [];
      for (let turn = 0; turn < 6; turn += 1) given.push(await accounts.verify(token, `guess number ${turn}`));
      return given;
    });
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(answers.at(-1)?.body.code).toBe('too_many_sign_ins');
    expect((await accounts.signIn(email)).status).not.toBe(429);
    await atTime(api, new Date(Date.now() + 61_000), async () => {
      expect((await accounts.verify(token, PASSWORD)).status).toBe(200);
    });
  });

  test('the same form sent twice creates an account with its password', async () => {
    const form = signUpForm();
    await accounts.signUp(form);
    await accounts.signUp(form);
    const [first] = await accounts.letters(form.email);
    expect((await accounts.verify(first?.token ?? '', PASSWORD)).status).toBe(200);
  });

  test('one from a provider cannot be picked, and the answer says what to do', async () => {
    const { email, token } = await contested();
    await api.database.rows(
      `update sign_ups set password_hash = null, password_tag = null, provider = 'demo', provider_subject = id::text
       where email = $1`,
      [email.toUpperCase()],
    );
    expectPasswordRequired(
      await accounts.verify(token),
      `${IDENTITY_MESSAGES.which_sign_up} ${IDENTITY_MESSAGES.outside_sign_up}`,
    );
    await api.database.rows('update sign_ups set password_hash = null, password_tag = null where email = $1', [email]);
    expectPasswordRequired(await accounts.verify(token, PASSWORD), IDENTITY_MESSAGES.no_sign_up_to_pick);
    await accounts.signUp(signUpForm({ email, first_name: 'Again' }));
    const { token: latest } = await accounts.lastLetter(email);
    expect((await accounts.verify(latest, PASSWORD)).status).toBe(200);
    expect(await accounts.usersWith(email)).toMatchObject([{ name: 'Again Otieno' }]);
  });

  test('once the address has an account, no password is asked for', async () => {
    const { email, token } = await contested();
    expect((await accounts.verify(token, PASSWORD)).status).toBe(200);
    expect((await accounts.verify(token)).body.code).toBe('link_invalid');
    expect(await accounts.usersWith(email)).toHaveLength(1);
  });
});

describe('signing in by the link', () => {
  const MADE = 'ayana_sign_up';
  /** A sign-up, the token of its mail, and the cookie its browser got. */
  async function begun(changes: Parameters<typeof signUpForm>[0] = {}) {
    const form = signUpForm(changes);
    const cookie = cookieOf(await accounts.signUp(form), MADE);
    return { ...form, cookie, token: (await accounts.lastLetter(form.email)).token };
  }

  test('the browser where the password was typed is signed in, once', async () => {
    const { email, cookie, token } = await begun();
    const answer = await accounts.verify(token, undefined, cookie);
    expect(answer.body).toMatchObject({ email, session: { user: { email, role: 'unverified_user' } } });
    expect((await accounts.account(answer.body.session?.access_token ?? '')).body.email).toBe(email);
    expect((await accounts.refresh(cookieOf(answer))).body?.user.email).toBe(email);
    expect(cookieOf(answer, MADE)).toBe(`${MADE}=`);
    expect((await accounts.verify(token, undefined, cookie)).body.code).toBe('link_invalid');
  });

  test('any other browser signs in with the password: the sign-up may be a stranger’s', async () => {
    const other = await begun();
    const [name = '', proof = ''] = other.cookie.split('=');
    for (const cookie of ['', other.cookie, `${name}=${proof.slice(1)}`, `${name}=x`]) {
      const { email, token } = await begun();
      const answer = await accounts.verify(token, undefined, cookie);
      expect(answer.body).toEqual({ email, purpose: 'sign_up', session: null });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect((await accounts.signIn(email)).status).toBe(200);
    }
  });

  test('of several sign-ups, the one whose password is given is signed in to', async () => {
    const stranger = await begun({ password: 'the password of a stranger' });
    const { email, token } = await begun({ email: stranger.email });
    expect((await accounts.verify(token, undefined, stranger.cookie)).status).toBe(422);
    const answer = await accounts.verify(token, PASSWORD);
    expect(answer.body.session?.user).toMatchObject({ email });
    expect((await accounts.refresh(cookieOf(answer))).status).toBe(200);
  });

  test('who is signed in to another account stays there', async () => {
    const earlier = await accounts.openSignedIn();
    const { cookie, token } = await begun();
    const answer = await accounts.verify(token, undefined, `${cookie}; ${earlier.cookie}`);
    expect([answer.body.session, cookieOf(answer)]).toEqual([null, '']);
    expect((await accounts.refresh(earlier.cookie)).body?.user.email).toBe(earlier.email);
  });

  test('the cookie shows neither who has an account nor the sign-up', async () => {
    const known = await accounts.open();
    const answers = [await accounts.signUp(signUpForm({ email: known.email })), await accounts.signUp(signUpForm())];
    for (const answer of answers) {
      const [cookie = ''] = answer.headers.getSetCookie();
      expect(cookie).toMatch(
        /^ayana_sign_up=[\w-]{43}; Max-Age=3600; Path=\/api\/auth\/verify-email; HttpOnly; SameSite=Lax$/,
      );
    }
  });
});

describe('before it is confirmed', () => {
  test('the right password gets the answer to confirm first, a wrong one the usual refusal', async () => {
    const form = signUpForm();
    await accounts.signUp(form);
    const right = await accounts.signIn(form.email);
    expect([right.status, right.body.code]).toEqual([403, 'email_not_verified']);
    expect(right.headers.getSetCookie()).toEqual([]);
    const wrong = await accounts.signIn(form.email, 'something else');
    const stranger = await accounts.signIn(newAddress(), 'something else');
    expect([wrong.status, withoutRequestId(wrong)]).toEqual([401, withoutRequestId(stranger)]);
  });

  test('an account with an unconfirmed address gets no session, and its password reset link confirms the address', async () => {
    const { email } = await accounts.open();
    await api.database.rows('update users set email_verified_at = null where email = $1', [email]);
    expect((await accounts.signIn(email)).body.code).toBe('email_not_verified');
    expect((await accounts.signIn(email, 'wrong')).body.code).toBe('invalid_credentials');
    await accounts.requestReset(email);
    await accounts.reset((await accounts.lastLetter(email, 'password_reset')).token);
    expect((await accounts.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('another link can be requested, and works', async () => {
    const form = signUpForm();
    await accounts.signUp(form);
    const first = await accounts.lastLetter(form.email);
    const answer = await accounts.post('resend-verification', { email: form.email });
    expect(answer.status).toBe(200);
    const second = await accounts.lastLetter(form.email);
    expect(second.token).not.toBe(first.token);
    expect((await accounts.verify(second.token)).status).toBe(200);
    expect((await accounts.verify(first.token)).status).toBe(410);
  });
});
