import { PASSWORD_MESSAGES } from '@ayana/contracts/identity';
import {
  atTime,
  emailOf,
  refusedFieldsOf,
  withFixedClock,
  startApi,
  type TestApi,
} from '../../../../test/support/api.js';
import { type Accounts, accountsOf, cookieOf, newAddress, NEW_PASSWORD, PASSWORD } from '../testing/accounts.js';

let api: TestApi;
let accounts: Accounts;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());

describe('changing the password', () => {
  test('keeps the current session, ends the others, and notifies the owner', async () => {
    const { email, id, token, cookie } = await accounts.openSignedIn();
    const other = await accounts.signIn(email);
    const answer = await accounts.post(
      'change-password',
      { current_password: PASSWORD, password: NEW_PASSWORD },
      { token },
    );
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await accounts.account(token)).status).toBe(200);
    expect((await accounts.refresh(cookie)).body).not.toBeNull();
    expect((await accounts.account(other.body.access_token)).status).toBe(401);
    expect((await accounts.refresh(cookieOf(other))).text).toBe('null');
    expect((await accounts.signIn(email)).status).toBe(401);
    expect((await accounts.signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await accounts.lastLetter(email)).template).toBe('password_changed');
    expect((await accounts.acts(id)).at(-1)).toMatchObject({ action: 'password.changed', actor_id: id });
  });

  test('is refused with the field that is wrong', async () => {
    const { token } = await accounts.openSignedIn();
    const send = (body: object) => accounts.post('change-password', body, { token });
    expect(refusedFieldsOf(await send({ current_password: 'wrong', password: NEW_PASSWORD }))).toEqual([
      'current_password',
    ]);
    expect(refusedFieldsOf(await send({ password: NEW_PASSWORD }))).toEqual(['current_password']);
    const common = await send({ current_password: PASSWORD, password: 'iloveyou1' });
    expect(common.body.errors).toEqual([{ field: 'password', message: PASSWORD_MESSAGES.common }]);
  });

  test('guesses at an unattended screen are slowed, and do not block the owner’s sign-in', async () => {
    const { email, token } = await accounts.openSignedIn();
    const guess = () =>
      accounts.post('change-password', { current_password: 'guess', password: NEW_PASSWORD }, { token });
    const statuses: number[] = [];
    await withFixedClock(api, async () => {
      for (let index = 0; index < 7; index += 1) statuses.push((await guess()).status);
    });
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect((await accounts.signIn(email)).status).toBe(200);
  });

  test('a user without a password can set one within ten minutes of signing in, and not later', async () => {
    const { email, token } = await accounts.openSignedIn();
    await api.database.rows('update users set password_hash = null where email = $1', [email]);
    const set = () => accounts.post('change-password', { password: NEW_PASSWORD }, { token });
    const late = await atTime(api, new Date(Date.now() + 10 * 60 * 1000 + 1000), set);
    expect([late.status, late.body.code]).toEqual([403, 'sign_in_again']);
    expect((await accounts.account(token)).body.has_password).toBe(false);
    expect((await set()).status).toBe(204);
    expect((await accounts.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('changing the address', () => {
  const ask = (token: string, body: object) => accounts.post('change-email', body, { token });

  test('uses the link in the mail to the new address; the old address is notified', async () => {
    const { email, id, token } = await accounts.openSignedIn();
    const address = newAddress();
    const answer = await ask(token, { email: address, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect((await accounts.account(token)).body.email).toBe(email);
    const notice = await accounts.lastLetter(email);
    expect([notice.template, notice.token]).toEqual(['email_change_notice', '']);
    expect(notice.text).toContain(address);
    await accounts.requestReset(email);
    const { token: reset } = await accounts.lastLetter(email, 'password_reset');

    const { token: link } = await accounts.lastLetter(address);
    const confirmed = await accounts.verify(link);
    expect([confirmed.status, confirmed.body]).toEqual([
      200,
      { email: address, purpose: 'change_email', session: null },
    ]);
    expect((await accounts.account(token)).body).toMatchObject({ email: address, email_verified: true });
    expect((await accounts.signIn(email)).status).toBe(401);
    expect((await accounts.signIn(address)).status).toBe(200);
    expect((await accounts.verify(link)).status).toBe(410);
    expect((await accounts.reset(reset)).status).toBe(410);
    expect((await accounts.acts(id)).at(-1)).toMatchObject({ action: 'email.changed' });
  });

  test('requires the password and a different address', async () => {
    const { email, token } = await accounts.openSignedIn();
    expect(refusedFieldsOf(await ask(token, { email: newAddress() }))).toEqual(['password']);
    expect(refusedFieldsOf(await ask(token, { email: newAddress(), password: 'wrong' }))).toEqual(['password']);
    expect(refusedFieldsOf(await ask(token, { email: email.toUpperCase(), password: PASSWORD }))).toEqual(['email']);
    expect(await accounts.templates(email)).toEqual(['verify_email']);
  });

  test('another user’s address gets the same answer, and stays theirs', async () => {
    const { token } = await accounts.openSignedIn();
    const taken = await ask(token, { email: emailOf('doctor'), password: PASSWORD });
    const free = await ask(token, { email: newAddress(), password: PASSWORD });
    expect([taken.status, taken.text]).toEqual([200, free.text]);
    const letter = await accounts.lastLetter(emailOf('doctor'));
    expect([letter.template, letter.token]).toEqual(['sign_up_known', '']);
  });

  test('an address that was taken in the meantime is not moved', async () => {
    const { email, token } = await accounts.openSignedIn();
    const address = newAddress();
    await ask(token, { email: address, password: PASSWORD });
    const { token: link } = await accounts.lastLetter(address);
    await accounts.open({ email: address });
    const answer = await accounts.verify(link);
    expect([answer.status, answer.body.code]).toEqual([410, 'link_invalid']);
    expect((await accounts.account(token)).body.email).toBe(email);
  });
});
