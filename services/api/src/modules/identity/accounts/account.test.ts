import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { io } from 'socket.io-client';
import { atTime, emailOf, ORIGIN, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { messagingSettings } from '../../messaging/messaging.settings.js';
import type { AccountDto } from './account.dto.js';
import { type Accounts, accountsOf, newAddress, PASSWORD, withoutRequestId } from '../testing/accounts.js';

let api: TestApi;
let accounts: Accounts;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

const change = (token: string, changes: object) =>
  api.call<AccountDto>('PATCH', '/auth/account', { token, body: changes });
const role = (token: string) => api.call('GET', '/rpc/get_current_user_role', { token });

describe('the profile', () => {
  test('changes the given fields, keeps the others, and updates the displayed name', async () => {
    const { token } = await accounts.openSignedIn({ phone: '+254 712 000 000' });
    const answer = await change(token, { last_name: "N'Dour", city: ' Nairobi ', time_zone: 'Africa/Nairobi' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      name: 'Amina N\u2019Dour',
      first_name: 'Amina',
      phone: '+254 712 000 000',
      city: 'Nairobi',
      time_zone: 'Africa/Nairobi',
    });
    expect((await accounts.account(token)).body).toEqual(answer.body);
    expect((await change(token, { city: null, phone: '' })).body).toMatchObject({
      city: null,
      phone: '+254 712 000 000',
    });
  });

  test.each([
    ['language', { language: 'ar-XB' }],
    ['language', { language: 'Klingon' }],
    ['date_of_birth', { date_of_birth: '2999-01-01' }],
    ['date_of_birth', { date_of_birth: '1850-01-01' }],
    ['date_of_birth', { date_of_birth: '1990-02-30' }],
    ['country', { country: 'Atlantis' }],
    ['time_zone', { time_zone: 'Mars/Olympus' }],
    ['phone', { phone: 'call me' }],
    ['role', { role: 'admin' }],
    ['email', { email: 'other@example.com' }],
    ['email_verified_at', { email_verified_at: '2026-01-01T00:00:00Z' }],
    ['id', { id: '0190a000-0000-7000-8000-000000000000' }],
  ])('%s is refused: %j', async (field, changes) => {
    const before = await api.call<AccountDto>('GET', '/auth/account', { as: 'patient' });
    const answer = await api.call('PATCH', '/auth/account', { as: 'patient', body: changes });
    expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, [field]]);
    expect((await api.call('GET', '/auth/account', { as: 'patient' })).text).toBe(before.text);
  });

  test('a date of birth is not today, in the user’s own zone', async () => {
    const { token } = await accounts.openSignedIn();
    const newYear = new Date('2027-01-01T05:00:00Z');
    await atTime(api, newYear, async () => {
      // Signed in at this time, because the earlier token has expired.
      const zone = { time_zone: 'Pacific/Honolulu', date_of_birth: '2026-12-31' };
      expect(refusedFieldsOf(await change(token, zone))).toEqual(['date_of_birth']);
      expect((await change(token, { ...zone, time_zone: 'Asia/Dhaka' })).status).toBe(200);
    });
  });

  test('once complete, it makes the user a patient: the token becomes invalid, the session continues by refreshing', async () => {
    const { id, token, cookie } = await accounts.openSignedIn({ phone: '+254 712 000 000', country: 'Kenya' });
    const half = await change(token, { city: 'Nairobi' });
    expect([half.body.role, half.body.profile_complete]).toEqual(['unverified_user', false]);
    const whole = await change(token, { date_of_birth: '1987-05-04' });
    expect(whole.body).toMatchObject({ role: 'patient', profile_complete: true, missing_fields: [] });
    expect(whole.body.date_of_birth).toBe('1987-05-04');
    expect((await role(token)).status).toBe(401);
    const renewed = await accounts.refresh(cookie);
    expect(renewed.body?.user).toMatchObject({ id, role: 'patient' });
    expect((await role(renewed.body?.access_token ?? '')).text).toBe('"patient"');
    expect((await accounts.acts(id)).slice(-2)).toMatchObject([
      { action: 'account.completed', actor_id: id },
      { action: 'role.changed', actor_id: id, details: { from: 'unverified_user', to: 'patient' } },
    ]);
    await change(renewed.body?.access_token ?? '', { city: 'Mombasa' });
    expect((await accounts.acts(id)).filter(({ action }) => action === 'role.changed')).toHaveLength(1);
  });

  test('completes an application’s account without giving it a role', async () => {
    const { token } = await accounts.openSignedIn({
      account_kind: 'doctor',
      phone: '+254 712 000 000',
      country: 'Kenya',
    });
    const answer = await change(token, { date_of_birth: '1987-05-04' });
    expect([answer.body.profile_complete, answer.body.role]).toEqual([true, null]);
  });
});

describe('consent', () => {
  const agreed = { health_data_consent: true, consent_text_version: HEALTH_DATA_CONSENT.text_version };
  const withdraw = (token: string) => accounts.post('consents/withdraw', {}, { token });
  const give = (token: string, body: object = agreed) => accounts.post('consents', body, { token });
  const actsOf = async (id: string) =>
    (await accounts.acts(id)).map(({ action }) => action).filter((action) => action.startsWith('consent.'));

  test('is withdrawn once with its time, and can be given again', async () => {
    const { id, token } = await accounts.openSignedIn();
    expect([(await withdraw(token)).status, (await withdraw(token)).status]).toEqual([204, 204]);
    const withdrawn = (await accounts.account(token)).body.consents;
    expect(withdrawn).toHaveLength(1);
    expect(Date.parse(withdrawn[0]?.withdrawn_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(withdrawn[0]?.given_at ?? ''),
    );
    const answers = await Promise.all([give(token), give(token), give(token)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await accounts.account(token)).body.consents).toMatchObject([
      { withdrawn_at: null },
      { id: withdrawn[0]?.id },
    ]);
    expect(await actsOf(id)).toEqual(['consent.given', 'consent.withdrawn', 'consent.given']);
  });

  test('when withdrawn, notifies the team with user, time and text version, and the user, once', async () => {
    const { email, token } = await accounts.openSignedIn();
    expect((await withdraw(token)).status).toBe(204);
    await withdraw(token);
    const [consent] = (await accounts.account(token)).body.consents;
    const mails = await api.database.rows<{ template: string; recipient: string; data: object }>(
      `select template, recipient, data from outgoing_mails
       where template like 'consent_withdrawn%' and data->>'email' = $1 order by template`,
      [email],
    );
    const data = {
      name: 'Amina Otieno',
      email,
      text_version: HEALTH_DATA_CONSENT.text_version,
      at: consent?.withdrawn_at,
      time_zone: null,
    };
    const { team } = messagingSettings(api.config);
    expect(mails).toEqual([
      { template: 'consent_withdrawn', recipient: email, data },
      { template: 'consent_withdrawn_notice', recipient: team, data },
    ]);
  });

  test('is not given without agreeing, or to another text', async () => {
    const { id, token } = await accounts.openSignedIn();
    await withdraw(token);
    expect(refusedFieldsOf(await give(token, {}))).toEqual(['consent_text_version', 'health_data_consent']);
    expect(refusedFieldsOf(await give(token, { ...agreed, consent_text_version: '2020-01' }))).toEqual([
      'consent_text_version',
    ]);
    expect(await actsOf(id)).toEqual(['consent.given', 'consent.withdrawn']);
  });
});

describe('deletion', () => {
  test('removes all personal data, signs out everywhere and keeps the audit trail by id', async () => {
    const { email, id, token, cookie } = await accounts.openSignedIn({
      account_kind: 'partner',
      organisation: 'River Clinic',
    });
    const socket = io(api.url, {
      transports: ['websocket'],
      auth: { token },
      extraHeaders: { origin: ORIGIN },
      reconnection: false,
    });
    try {
      await eventually(async () => socket.connected);
      const answer = await accounts.post('delete-account', { password: PASSWORD }, { token, headers: { cookie } });
      expect(answer.status).toBe(204);
      expect(answer.headers.getSetCookie()).toHaveLength(4);
      for (const each of answer.headers.getSetCookie()) expect(each).toContain('Expires=Thu, 01 Jan 1970');
      await eventually(async () => !socket.connected);
    } finally {
      socket.disconnect();
    }
    expect((await accounts.account(token)).status).toBe(401);
    expect((await accounts.refresh(cookie)).text).toBe('null');
    expect((await accounts.signIn(email)).status).toBe(401);
    const tables = ['sessions', 'consents', 'role_applications', 'one_time_tokens', 'user_identities'];
    for (const table of tables)
      expect([table, await api.database.rows(`select 1 from ${table} where user_id = $1`, [id])]).toEqual([table, []]);
    expect(await api.database.rows('select 1 from users where id = $1', [id])).toEqual([]);
    expect(await api.database.rows('select 1 from sign_ups where email = $1', [email])).toEqual([]);
    const acts = await accounts.acts(id);
    expect(acts.at(-1)).toMatchObject({ action: 'account.deleted', actor_id: id });
    expect(JSON.stringify(acts)).not.toContain(email);
    expect((await accounts.lastLetter(email)).template).toBe('account_deleted');
    expect((await accounts.open({ email })).id).not.toBe(id);
  });

  test('requires the password', async () => {
    const { token } = await accounts.openSignedIn();
    for (const body of [{}, { password: 'wrong' }])
      expect(refusedFieldsOf(await accounts.post('delete-account', body, { token }))).toEqual(['password']);
    expect((await accounts.account(token)).status).toBe(200);
  });

  test('keeps one of two super administrators who delete their accounts at once', async () => {
    const people = await Promise.all([accounts.open(), accounts.open()]);
    await api.database.rows(`update users set role = 'super_admin' where id = any($1)`, [people.map(({ id }) => id)]);
    await api.database.rows(`update users set role = 'admin' where email = $1`, [emailOf('super_admin')]);
    const tokens = await Promise.all(people.map(async ({ email }) => (await accounts.signIn(email)).body.access_token));
    const leave = (token: string) => accounts.post('delete-account', { password: PASSWORD }, { token });
    const answers = await Promise.all(tokens.map(leave));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('last_super_admin');
    const stayed = tokens[answers.findIndex(({ status }) => status === 409)] ?? '';
    expect((await leave(stayed)).status).toBe(409);
    expect((await accounts.account(stayed)).body.role).toBe('super_admin');
  });

  test('makes the address unknown again', async () => {
    const { email, token } = await accounts.openSignedIn();
    await accounts.post('delete-account', { password: PASSWORD }, { token });
    const [gone, never] = [await accounts.signIn(email), await accounts.signIn(newAddress())];
    expect([gone.status, withoutRequestId(gone)]).toEqual([401, withoutRequestId(never)]);
  });
});
