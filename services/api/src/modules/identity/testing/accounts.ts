import { randomBytes } from 'node:crypto';
import { HEALTH_DATA_CONSENT, type Sent } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import type { Answer, TestApi } from '../../../../test/support/api.js';
import { messagingSettings } from '../../messaging/messaging.settings.js';
import { renderText } from '../../messaging/layout/text.js';
import { mailContent } from '../../messaging/templates/templates.js';
import type { MailData, MailTemplate } from '../../messaging/templates/template-data.js';
import type { AccountDto } from '../accounts/account.dto.js';
import type { SignedInDto } from '../sessions/sessions.dto.js';
import type { ConfirmedEmailDto, SignUpDto } from '../sign-up/sign-up.dto.js';

export const PASSWORD = 'a long walk to the river';
export const NEW_PASSWORD = 'eleven quiet lanterns';

/** An address that is used only once in the test. */
export const newAddress = (): string => `person-${randomBytes(5).toString('hex')}@example.com`;

type SignUpBody = Pick<SignUpDto, keyof SignUpDto>;

/** A sign-up form as the screen sends it. */
export function signUpForm(changes: Partial<SignUpBody> = {}): SignUpBody {
  return {
    email: newAddress(),
    password: PASSWORD,
    first_name: 'Amina',
    last_name: 'Otieno',
    health_data_consent: true,
    consent_text_version: HEALTH_DATA_CONSENT.text_version,
    ...changes,
  };
}

export interface Letter {
  template: MailTemplate;
  data: object;
  /** As text, with the link. */
  text: string;
  /** The token of its link; empty without one. */
  token: string;
}

/** The account actions of a user, through HTTP, and the mails they get. */
export function accountsOf(api: TestApi) {
  const post = <T>(path: string, body: unknown, options: { token?: string; headers?: Record<string, string> } = {}) =>
    api.call<T & Problem>('POST', `/auth/${path}`, { body, ...options });
  const signUp = (form = signUpForm(), headers = {}) => post<Sent>('sign-up', form, { headers });
  const verify = (token: string, password?: string, cookie = '') =>
    post<ConfirmedEmailDto>(
      'verify-email',
      { token, ...(password === undefined ? {} : { password }) },
      cookie === '' ? {} : { headers: { cookie } },
    );
  const signIn = (email: string, password = PASSWORD) => post<SignedInDto>('sign-in', { email, password });
  const requestReset = (email: string) => post<Sent>('request-password-reset', { email });
  const reset = (token: string, password = NEW_PASSWORD) => post<Sent>('reset-password', { token, password });

  /** The mails of an address, oldest first, rendered now. */
  async function letters(email: string): Promise<Letter[]> {
    const rows = await api.database.rows<{ template: MailTemplate; data: MailData[MailTemplate] }>(
      'select template, data from outgoing_mails where lower(recipient) = lower($1) order by created_at, id',
      [email],
    );
    return rows.map(({ template, data }) => {
      const text = renderText(mailContent(template, data, messagingSettings(api.config)));
      const token = /(?:verify|token)=([^&\s]+)/.exec(text)?.[1] ?? '';
      return { template, data, text, token: decodeURIComponent(token) };
    });
  }

  async function lastLetter(email: string, template?: MailTemplate): Promise<Letter> {
    const letter = (await letters(email)).findLast((each) => template === undefined || each.template === template);
    if (!letter) throw new Error(`No mail ${template ?? ''} to ${email}`);
    return letter;
  }

  /** The templates of those mails. */
  const templates = async (email: string) => (await letters(email)).map(({ template }) => template);

  const usersWith = (email: string) =>
    api.database.rows<{ id: string; role: string | null; email_verified_at: Date | null; name: string }>(
      'select id, role, email_verified_at, name from users where lower(email) = lower($1)',
      [email],
    );
  /** The unconfirmed sign-ups of an address. */
  const pendingFor = (email: string) =>
    api.database.rows('select 1 from sign_ups where lower(email) = lower($1)', [email]);

  /** A new account, created through sign-up. */
  async function open(changes: Partial<SignUpBody> = {}): Promise<{ email: string; id: string }> {
    const form = signUpForm(changes);
    await signUp(form);
    const { status } = await verify((await lastLetter(form.email, 'verify_email')).token);
    if (status !== 200) throw new Error(`Confirming was answered ${status}`);
    const [user] = await api.database.rows<{ id: string }>('select id from users where email = $1', [form.email]);
    return { email: form.email, id: user?.id ?? '' };
  }

  /** A new account with a session. */
  async function openSignedIn(changes: Partial<SignUpBody> = {}) {
    const { email, id } = await open(changes);
    const answer = await signIn(email, changes.password);
    return { email, id, token: answer.body.access_token, cookie: cookieOf(answer) };
  }

  const refresh = (cookie: string) => api.call<SignedInDto | null>('POST', '/auth/refresh', { headers: { cookie } });
  const account = (token: string) => api.call<AccountDto>('GET', '/auth/account', { token });
  const acts = (id: string) =>
    api.database.rows<{ action: string; actor_id: string | null; details: Record<string, unknown> }>(
      'select action, actor_id, details from audit_entries where subject_id = $1 order by created_at, id',
      [id],
    );
  return {
    post,
    signUp,
    verify,
    signIn,
    requestReset,
    reset,
    letters,
    lastLetter,
    templates,
    usersWith,
    pendingFor,
    open,
    openSignedIn,
    refresh,
    account,
    acts,
  };
}

export type Accounts = ReturnType<typeof accountsOf>;

/** The refresh cookie of an answer, or another one, as a browser would send it. */
export const cookieOf = (answer: Answer<unknown>, name = 'ayana_refresh'): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** An answer without the request id, which always differs. */
export const withoutRequestId = (answer: Answer<unknown>): string =>
  answer.text.replace(/"request_id":"[^"]*"/, '"request_id":""');
