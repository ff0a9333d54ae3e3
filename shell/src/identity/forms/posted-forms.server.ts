import { accountPath, isRole, safeNext } from '@ayana/contracts/identity';
import { FORM_KEY_FIELD, FORM_TYPE_FIELD } from '@ayana/contracts/forms';
import { api, ApiProblem, newIdempotencyKey } from '@ayana/portal-kit';
import { type ActionFunction, data, redirect } from 'react-router';
import { requestPasswordReset, resendVerification, resetPassword, signUp } from '../api';
import { IDENTITY_FORM_MESSAGES, PASSWORD_FIELD_MESSAGES } from './messages';
import { REGISTER_FIELDS, type RegisterField, registerPayload, registerProblems } from '../register/register-model';
import type { FieldProblem, Values } from './field-problem';
import type { Posted, PostedName } from './posted';
import { email, filled, newPassword, problemsOf } from './rules';

interface Sending {
  values: Values<string>;
  address: URL;
  /** The headers of the browser's request for the API: cookies and origin. */
  headers: Record<string, string>;
  key: string;
}

interface PostedForm {
  fields: readonly string[];
  problems: (values: Values<string>) => readonly FieldProblem<string>[];
  /** @returns the address a link was sent to, the use of a confirmed address, empty, or a redirect. Throws `ApiProblem`. */
  send: (sending: Sending) => Promise<string | Response>;
}

/** Sends a link to the address. */
const link = (send: (email: string) => Promise<void>): PostedForm => ({
  fields: ['email'],
  problems: (values) => problemsOf(values as Values<'email'>, [email('email')]),
  send: async ({ values }) => {
    const to = (values['email'] ?? '').trim();
    await send(to);
    return to;
  },
});

/** Confirms an address by a mail's link; the server asks for the password where several sign-ups are pending. */
const CONFIRM: PostedForm = {
  fields: ['password'],
  problems: () => [],
  send: async ({ values, address, headers }) => {
    const password = values['password'] || undefined;
    const body = { token: address.searchParams.get('verify') ?? '', ...(password === undefined ? {} : { password }) };
    const { data: confirmed, response } = await api.POST('/auth/verify-email', { body, headers });
    if (confirmed?.session) {
      const { role } = confirmed.session.user;
      const next = safeNext(address.searchParams.get('next'), address.origin);
      return enter(response, next ?? accountPath(isRole(role) ? role : null));
    }
    return confirmed?.purpose ?? '';
  },
};

/** Opens a page with the session cookies that the API sets for the page's own form. */
function enter(response: Response, path: string): Response {
  const answer = redirect(path);
  for (const cookie of response.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
  return answer;
}

const FORMS: Readonly<Record<PostedName, PostedForm>> = {
  login: {
    fields: ['email', 'password'],
    problems: (values) =>
      problemsOf<'email' | 'password'>(values, [
        filled('email', IDENTITY_FORM_MESSAGES.email_missing),
        ({ password }) =>
          password === '' ? { field: 'password', message: PASSWORD_FIELD_MESSAGES.missing } : undefined,
      ]),
    send: async ({ values, address, headers }) => {
      const { response } = await api.POST('/auth/sign-in', {
        body: { email: (values['email'] ?? '').trim(), password: values['password'] ?? '' },
        headers,
        parseAs: 'stream',
      });
      return enter(response, safeNext(address.searchParams.get('next'), address.origin) ?? '/secure-portal');
    },
  },
  register: {
    fields: REGISTER_FIELDS,
    problems: (values) => registerProblems(values),
    send: async ({ values, address, key }) => {
      const person = values as Values<RegisterField>;
      const next = safeNext(address.searchParams.get('next'), address.origin);
      // Only the browser knows the visitor's zone, not the server.
      const { time_zone: _server, ...payload } = registerPayload(person);
      await signUp({ ...payload, ...(next === undefined ? {} : { next }) }, key);
      return person.email.trim();
    },
  },
  resend: link(resendVerification),
  'reset-request': link(requestPasswordReset),
  reset: {
    fields: ['password'],
    problems: (values) => problemsOf(values as Values<'password'>, [newPassword('password')]),
    send: async ({ values, address }) => {
      await resetPassword(address.searchParams.get('token') ?? '', values['password'] ?? '');
      return '';
    },
  },
  verify: CONFIRM,
  'which-sign-up': CONFIRM,
};

/** The API needs the browser's cookies and origin to open a session. */
function passedOn({ headers }: Request): Record<string, string> {
  const passed = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(passed) as Record<string, string>;
}

/** Handles identity forms that the browser posts itself: the same rules and API, and no password in the answer. */
export const action: ActionFunction = async ({ request }) => {
  const sent = await request.formData();
  const textOf = (name: string): string => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  const name = textOf(FORM_TYPE_FIELD);
  if (!Object.hasOwn(FORMS, name)) return data(null, 400);
  const form = name as PostedName;
  const { fields, problems, send } = FORMS[form];
  const values = Object.fromEntries(fields.map((field) => [field, textOf(field)]));
  const { password: _password, ...shown } = values;
  const typed: Posted = { form, values: shown, errors: [], problem: null, done: null };
  const errors = problems(values);
  if (errors.length > 0) return data({ ...typed, errors }, 422);
  try {
    const key = textOf(FORM_KEY_FIELD) || newIdempotencyKey();
    const done = await send({
      values,
      address: new URL(request.url),
      headers: passedOn(request),
      key,
    });
    return typeof done === 'string' ? data({ ...typed, done }, 200) : done;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { status, code, message: detail } = error;
    const own = error.errors.filter(({ field }) => fields.includes(field));
    return data({ ...typed, errors: own, problem: { status, code, detail } }, status === 0 ? 503 : status);
  }
};
