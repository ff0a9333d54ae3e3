import { PASSWORD_MESSAGES } from '@ayana/contracts/identity';
import { atTime, ORIGIN, withFixedClock, startApi, type TestApi } from '../../../../test/support/api.js';
import {
  type Accounts,
  accountsOf,
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

/** A link that resets the password of this account. */
async function resetLink(email: string): Promise<string> {
  await accounts.requestReset(email);
  return (await accounts.lastLetter(email, 'password_reset')).token;
}

test('a link in a mail sets a new password, ends every session, and the owner is notified', async () => {
  const { email, id, token, cookie } = await accounts.openSignedIn();
  const link = await resetLink(email.toUpperCase());
  expect((await accounts.lastLetter(email)).text).toContain(`${ORIGIN}/reset-password?token=${link}`);
  const answer = await accounts.reset(link);
  expect([answer.status, answer.body.success]).toEqual([200, true]);
  expect(answer.headers.getSetCookie()).toEqual([]);

  expect((await accounts.account(token)).status).toBe(401);
  expect((await accounts.refresh(cookie)).text).toBe('null');
  expect((await accounts.signIn(email, PASSWORD)).status).toBe(401);
  expect((await accounts.signIn(email, NEW_PASSWORD)).status).toBe(200);
  expect((await accounts.lastLetter(email)).template).toBe('password_changed');
  expect((await accounts.acts(id)).at(-1)).toMatchObject({ action: 'password.reset', actor_id: null });
});

test('works once, also when used twenty times at once', async () => {
  const { email } = await accounts.open();
  const link = await resetLink(email);
  const tries = Array.from({ length: 20 }, (_each, index) => `${NEW_PASSWORD} ${index}`);
  const answers = await Promise.all(tries.map((password) => accounts.reset(link, password)));
  const worked = tries.filter((_password, index) => answers[index]?.status === 200);
  expect(worked).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
  expect((await accounts.signIn(email, worked[0])).status).toBe(200);
  expect((await accounts.reset(link)).body.code).toBe('link_invalid');
});

test('a newer link invalidates the older, and a changed password invalidates both', async () => {
  const { email, token } = await accounts.openSignedIn();
  const older = await resetLink(email);
  const newer = await resetLink(email);
  expect((await accounts.reset(older)).status).toBe(410);
  const changed = await accounts.post(
    'change-password',
    { current_password: PASSWORD, password: NEW_PASSWORD },
    { token },
  );
  expect(changed.status).toBe(204);
  expect((await accounts.reset(newer, 'another one entirely')).status).toBe(410);
  expect((await accounts.signIn(email, NEW_PASSWORD)).status).toBe(200);
});

test('expires after an hour, and does not work for another purpose', async () => {
  const { email } = await accounts.open();
  const link = await resetLink(email);
  const late = await atTime(api, new Date(Date.now() + 60 * 60 * 1000 + 1000), () => accounts.reset(link));
  const waiting = signUpForm();
  await accounts.signUp(waiting);
  const { token: confirmation } = await accounts.lastLetter(waiting.email);
  const foreign = await accounts.reset(confirmation);
  const unknown = await accounts.reset('nothing');
  for (const answer of [late, foreign, unknown])
    expect([answer.status, answer.body.code]).toEqual([410, 'link_invalid']);
  expect(new Set([late, foreign, unknown].map(withoutRequestId)).size).toBe(1);
  expect((await accounts.verify(confirmation)).status).toBe(200);
  expect((await accounts.reset(link)).status).toBe(200);
});

test.each([
  ['short', PASSWORD_MESSAGES.length],
  ['qwertyuiop', PASSWORD_MESSAGES.common],
  ['Amina Otieno', PASSWORD_MESSAGES.personal],
])('the password %j is refused at its field, and the link still works', async (password, message) => {
  const { email } = await accounts.open();
  const link = await resetLink(email);
  const refused = await accounts.reset(link, password);
  expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'password', message }]]);
  expect((await accounts.reset(link)).status).toBe(200);
});

test('gets the same answer for known, pending and unknown addresses, with one mail each', async () => {
  const { email: known } = await accounts.open();
  const waiting = signUpForm();
  await accounts.signUp(waiting);
  const unknown = newAddress();
  const answers = [];
  for (const email of [known, waiting.email, unknown]) answers.push(await accounts.requestReset(email));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect((await accounts.templates(known)).at(-1)).toBe('password_reset');
  expect(await accounts.templates(waiting.email)).toEqual(['verify_email', 'verify_email']);
  expect(await accounts.templates(unknown)).toEqual(['password_reset_unknown']);
  expect((await accounts.lastLetter(unknown)).token).toBe('');
});

test('a stranger who asks again and again causes a few mails, and the last link works', async () => {
  const { email } = await accounts.open();
  const answers = [];
  for (let index = 0; index < 9; index += 1) answers.push(await accounts.requestReset(email));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await accounts.templates(email)).filter((template) => template === 'password_reset')).toHaveLength(4);
  expect((await accounts.reset((await accounts.lastLetter(email, 'password_reset')).token)).status).toBe(200);
});

test('an owner whose sign-in was slowed gets in with a new password, on a known browser or not', async () => {
  const { email } = await accounts.open();
  const known = (await accounts.signIn(email)).headers.getSetCookie().find((each) => each.startsWith('ayana_device='));
  for (const cookie of ['', known?.split(';')[0] ?? '']) {
    const signIn = (password: string) => accounts.post('sign-in', { email, password }, { headers: { cookie } });
    await withFixedClock(api, async () => {
      for (let index = 0; index < 5; index += 1) await signIn('forgotten');
      expect((await signIn(PASSWORD)).status).toBe(429);
      const token = await resetLink(email);
      const password = `${NEW_PASSWORD} ${cookie.length}`;
      expect((await accounts.post('reset-password', { token, password }, { headers: { cookie } })).status).toBe(200);
      expect((await signIn(password)).status).toBe(200);
    });
  }
});

test('a user without a password cannot sign in by password, and may set one by mail', async () => {
  const { email } = await accounts.open();
  await api.database.rows('update users set password_hash = null where email = $1', [email]);
  const [known, unknown] = [await accounts.signIn(email), await accounts.signIn(newAddress())];
  expect([known.status, withoutRequestId(known)]).toEqual([401, withoutRequestId(unknown)]);
  expect((await accounts.reset(await resetLink(email))).status).toBe(200);
  expect((await accounts.signIn(email, NEW_PASSWORD)).status).toBe(200);
});
