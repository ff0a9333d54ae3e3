import '../../../platform/languages/register.js';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { AccountDto } from './account.dto.js';
import { type Accounts, accountsOf, signUpForm } from '../testing/accounts.js';

const MIRRORED = { 'accept-language': 'ar-XB' };

let api: TestApi;
let accounts: Accounts;
beforeAll(async () => {
  api = await startApi({ PSEUDO_LOCALES: '1' });
  accounts = accountsOf(api);
});
afterAll(() => api.close());

test('a problem is written in the language the request accepts', async () => {
  const refused = (headers = {}) => api.call<Problem>('GET', '/auth/account', { headers });
  expect((await refused()).body.detail).toMatch(/^[\w\s.,]+$/);
  expect((await refused(MIRRORED)).body.detail).toMatch(/[ȧḗīǿŭ]/);
});

test('an account has the language of the page it was opened on, and its mails do', async () => {
  const form = signUpForm();
  await accounts.signUp(form, MIRRORED);
  // The link may be opened in a browser of any language.
  await accounts.verify((await accounts.lastLetter(form.email, 'verify_email')).token);
  const signedIn = await accounts.signIn(form.email);
  expect(signedIn.body.user.language).toBe('ar-XB');
  expect(signedIn.headers.getSetCookie()).toContain('ayana_language=ar-XB; Max-Age=2592000; Path=/; SameSite=Lax');
  await accounts.requestReset(form.email);
  const mails = await api.database.rows<{ template: string; language: string }>(
    'select template, language from outgoing_mails where recipient = $1 order by created_at, id',
    [form.email],
  );
  expect(mails.map(({ language }) => language)).toEqual(mails.map(() => 'ar-XB'));
  expect(mails.map(({ template }) => template)).toContain('password_reset');
});

test('a user chooses one of the languages, and the next session cookie says so', async () => {
  const { token, cookie } = await accounts.openSignedIn();
  const { body } = await accounts.account(token);
  expect(body.language).toBe('en');
  expect(body.languages).toEqual([
    { tag: 'en', name: 'English' },
    { tag: 'en-XA', name: 'Accented English' },
    { tag: 'ar-XB', name: 'Mirrored English' },
  ]);
  const change = (language: string) => api.call<AccountDto>('PATCH', '/auth/account', { token, body: { language } });
  expect((await change('en-XA')).body.language).toBe('en-XA');
  expect(refusedFieldsOf(await change('fr'))).toEqual(['language']);
  const refreshed = await accounts.refresh(cookie);
  expect(refreshed.body?.user.language).toBe('en-XA');
  expect(refreshed.headers.getSetCookie().join('\n')).toMatch(/^ayana_language=en-XA;/m);
});
