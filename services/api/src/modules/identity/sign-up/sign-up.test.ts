import { HEALTH_DATA_CONSENT, PASSWORD_MESSAGES } from '@ayana/contracts/identity';
import { atTime, emailOf, ORIGIN, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Accounts, accountsOf, newAddress, PASSWORD, signUpForm, withoutRequestId } from '../testing/accounts.js';

let api: TestApi;
let accounts: Accounts;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

describe('signing up', () => {
  test.each([
    ['/requests/7?tab=papers', `&next=${encodeURIComponent('/requests/7?tab=papers')}`],
    ['//evil.example/', ''],
    ['/auth', ''],
  ])('the mail brings back where they were going, on this site: %s', async (next, ending) => {
    const form = signUpForm({ next });
    expect((await accounts.signUp(form)).status).toBe(201);
    const { text, token } = await accounts.lastLetter(form.email, 'verify_email');
    expect(text).toContain(`${ORIGIN}/auth?verify=${token}${ending}\n`);
    expect(text.includes('&next=')).toBe(ending !== '');
  });

  test('a value that is not a path is refused', async () => {
    const answer = await accounts.signUp(signUpForm({ next: 'https://evil.example/' }));
    expect(refusedFieldsOf(answer)).toEqual(['next']);
  });

  test('creates no account before the link is used, and then one with an incomplete profile', async () => {
    const form = signUpForm({ phone: '+254 712 000 000', country: 'Kenya', time_zone: 'Africa/Nairobi' });
    const answer = await accounts.signUp(form);
    expect([answer.status, answer.body.success]).toEqual([201, true]);
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['ayana_sign_up']);
    expect(await accounts.usersWith(form.email)).toEqual([]);

    const confirmed = await accounts.verify((await accounts.lastLetter(form.email)).token);
    expect([confirmed.status, confirmed.body]).toEqual([200, { email: form.email, purpose: 'sign_up', session: null }]);
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    const [user] = await accounts.usersWith(form.email);
    expect(user).toMatchObject({ role: 'unverified_user', name: 'Amina Otieno' });
    expect(user?.email_verified_at).toBeInstanceOf(Date);

    const signedIn = await accounts.signIn(form.email);
    expect(signedIn.body.user).toMatchObject({ email: form.email, role: 'unverified_user', email_verified: true });
    const { body } = await accounts.account(signedIn.body.access_token);
    expect(body).toMatchObject({
      first_name: 'Amina',
      last_name: 'Otieno',
      phone: '+254 712 000 000',
      country: 'Kenya',
      time_zone: 'Africa/Nairobi',
      has_password: true,
      profile_complete: false,
      missing_fields: ['date_of_birth'],
      application: null,
      identities: [],
    });
    expect(body.consents).toMatchObject([
      { kind: 'health_data', text_version: HEALTH_DATA_CONSENT.text_version, withdrawn_at: null },
    ]);
    const acts = await accounts.acts(user?.id ?? '');
    expect(acts).toMatchObject([
      { action: 'account.created', actor_id: null, details: { account_kind: 'patient', role: 'unverified_user' } },
      { action: 'consent.given', details: { text_version: HEALTH_DATA_CONSENT.text_version } },
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/Amina|Otieno|@/);
    const left = await api.database.rows('select 1 from sign_ups where email = $1', [form.email]);
    expect(left).toEqual([]);
  });

  test.each([
    ['partner', { wanted_role: 'partner/hospital', organisation: 'River Clinic' }],
    ['doctor', { registration_number: 'MCI-20061', message: 'I am a cardiologist.' }],
  ] as const)('a %s waits without a role, with an application', async (account_kind, details) => {
    const { email, id, token } = await accounts.openSignedIn({ account_kind, ...details });
    expect(await accounts.usersWith(email)).toMatchObject([{ id, role: null }]);
    const { body } = await accounts.account(token);
    expect(body.role).toBeNull();
    expect(body.application).toMatchObject({ account_kind, ...details, status: 'pending', decided_at: null });
  });

  test('a patient applies for nothing: fields of an application are not stored', async () => {
    const { token } = await accounts.openSignedIn({ organisation: 'River Clinic', wanted_role: 'partner' });
    const { body } = await accounts.account(token);
    expect([body.role, body.application]).toEqual(['unverified_user', null]);
  });

  test('the same form sent five times at once with its key is one sign-up and one answer', async () => {
    const form = signUpForm();
    const headers = { 'idempotency-key': `key-${form.email}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => accounts.signUp(form, headers)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await api.database.rows('select 1 from sign_ups where email = $1', [form.email])).toHaveLength(1);
    expect(await accounts.templates(form.email)).toEqual(['verify_email']);
    const other = await accounts.signUp({ ...form, first_name: 'Other' }, headers);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
  });
});

describe('refused', () => {
  test('every missing field is named', async () => {
    const answer = await accounts.post('sign-up', {});
    expect([answer.status, refusedFieldsOf(answer)]).toEqual([
      422,
      ['consent_text_version', 'email', 'first_name', 'health_data_consent', 'last_name', 'password'],
    ]);
  });

  test.each([
    ['password', PASSWORD_MESSAGES.length, { password: 'short' }],
    ['password', PASSWORD_MESSAGES.length, { password: 'x'.repeat(129) }],
    ['password', PASSWORD_MESSAGES.common, { password: 'Password1' }],
    ['password', PASSWORD_MESSAGES.personal, { email: 'amina.otieno.1987@example.com', password: 'Amina.Otieno.1987' }],
    ['password', PASSWORD_MESSAGES.personal, { password: 'otieno amina' }],
    ['health_data_consent', HEALTH_DATA_CONSENT.missing, { health_data_consent: false }],
    ['consent_text_version', expect.stringContaining(HEALTH_DATA_CONSENT.text_version), { consent_text_version: '1' }],
    ['country', expect.stringContaining('Country'), { country: 'Atlantis' }],
    ['time_zone', expect.stringContaining('IANA'), { time_zone: 'Mars/Olympus' }],
    ['phone', expect.stringContaining('phone number'), { phone: '0123' }],
    ['wanted_role', expect.any(String), { account_kind: 'partner', wanted_role: 'admin' }],
    ['account_kind', expect.any(String), { account_kind: 'admin' }],
    ['first_name', expect.stringContaining('scripts'), { first_name: '<script>x</script>' }],
    ['role', expect.any(String), { role: 'admin' }],
    ['email_verified_at', expect.any(String), { email_verified_at: '2026-01-01' }],
  ])('%s: %s', async (field, message, changes) => {
    const form = { ...signUpForm(), ...changes };
    const answer = await accounts.post('sign-up', form);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field, message }]);
    expect(await api.database.rows('select 1 from sign_ups where email = $1', [form.email])).toEqual([]);
  });

  test.each(['sign-up', 'verify-email', 'resend-verification', 'request-password-reset', 'reset-password'])(
    'another site cannot ask for %s',
    async (route) => {
      const body = { ...signUpForm(), token: 'x' };
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        const answer = await accounts.post(route, body, { headers });
        expect([answer.status, answer.body.code]).toEqual([403, 'wrong_origin']);
      }
      expect((await accounts.post(route, {}, { headers: { origin: ORIGIN } })).status).toBe(422);
      expect(await accounts.letters(body.email)).toEqual([]);
    },
  );
});

describe('an address that has an account', () => {
  test('gets the same answer as one without, and its owner gets a mail', async () => {
    const { email } = await accounts.open();
    const known = await accounts.signUp(signUpForm({ email: email.toUpperCase(), password: 'of a stranger' }));
    const unknown = await accounts.signUp();
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await accounts.templates(email)).toEqual(['verify_email', 'sign_up_known']);
    expect((await accounts.lastLetter(email)).token).toBe('');
    expect(await accounts.usersWith(email)).toHaveLength(1);
  });

  test('cannot be found out by signing in with the sign-up’s password', async () => {
    const { email } = await accounts.open();
    const dummy = newAddress();
    for (const address of [email, dummy])
      await accounts.signUp(signUpForm({ email: address, password: 'of a stranger' }));
    const [known, unknown] = [
      await accounts.signIn(email, 'of a stranger'),
      await accounts.signIn(dummy, 'of a stranger'),
    ];
    expect([known.status, withoutRequestId(known)]).toEqual([403, withoutRequestId(unknown)]);
    expect((await accounts.signIn(email)).status).toBe(200);
  });

  test('signs in as before when its owner signs up again with the same password', async () => {
    const { email } = await accounts.open();
    await accounts.signUp(signUpForm({ email }));
    expect((await accounts.signIn(email)).status).toBe(200);
  });

  test('resending gets the same answer for known, unknown and pending addresses, with one mail each', async () => {
    const { email: known } = await accounts.open();
    const waiting = signUpForm();
    await accounts.signUp(waiting);
    const unknown = newAddress();
    const answers = [];
    for (const email of [known, waiting.email, unknown])
      answers.push(await accounts.post('resend-verification', { email }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await accounts.templates(known)).at(-1)).toBe('sign_up_known');
    expect(await accounts.templates(waiting.email)).toEqual(['verify_email', 'verify_email']);
    expect(await accounts.templates(unknown)).toEqual(['password_reset_unknown']);
  });

  test('an address gets a few mails an hour at most, and the answers do not show it', async () => {
    const waiting = newAddress();
    for (const email of [emailOf('patient'), waiting]) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => accounts.signUp(signUpForm({ email, password: PASSWORD }))),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await accounts.templates(email)).toHaveLength(4);
    }
    const later = new Date(Date.now() + 61 * 60 * 1000);
    await atTime(api, later, () => accounts.signUp(signUpForm({ email: waiting })));
    expect(await accounts.templates(waiting)).toHaveLength(5);
  });
});

test('marks and digits around and within what was typed make no second account and no wrong password', async () => {
  const form = signUpForm({ phone: '\u202A+٩٦٨ ٩٢١٢ ٣٤٥٦\u202C', first_name: '\u2067Amina\u2069' });
  expect((await accounts.signUp({ ...form, email: `\u200F${form.email}\u202C ` })).status).toBe(201);
  await accounts.verify((await accounts.lastLetter(form.email, 'verify_email')).token);
  const { status, body } = await accounts.signIn(`\u2066${form.email.toUpperCase()}\u2069`);
  expect(status).toBe(200);
  const [row] = await api.database.rows<{ phone: string; first_name: string }>(
    'select phone, first_name from users where id = $1',
    [body.user.id],
  );
  expect(row).toMatchObject({ phone: '+968 9212 3456', first_name: 'Amina' });
  await accounts.signUp({ ...form, email: `${form.email}\u200B` });
  expect((await accounts.templates(form.email)).at(-1)).toBe('sign_up_known');
  await accounts.requestReset(`\u200E${form.email}`);
  expect((await accounts.templates(form.email)).at(-1)).toBe('password_reset');
});

test('a person with one name only signs up, and has a complete name; who leaves a name out is asked for it', async () => {
  const form = signUpForm({ first_name: 'Sukarno', last_name: '' });
  expect((await accounts.signUp(form)).status).toBe(201);
  await accounts.verify((await accounts.lastLetter(form.email, 'verify_email')).token);
  const { body } = await accounts.signIn(form.email);
  const account = await api.call<{ name: string; last_name: string; missing_fields: string[] }>(
    'GET',
    '/auth/account',
    {
      token: body.access_token,
    },
  );
  expect(account.body).toMatchObject({ name: 'Sukarno', last_name: '' });
  expect(account.body.missing_fields).not.toContain('last_name');
  const { last_name: _left, ...without } = signUpForm();
  expect(refusedFieldsOf(await accounts.signUp(without as never))).toEqual(['last_name']);
});

test('a mark that nobody sees within a name is refused', async () => {
  expect(refusedFieldsOf(await accounts.signUp(signUpForm({ first_name: 'Am\u200Bina' })))).toEqual(['first_name']);
});
