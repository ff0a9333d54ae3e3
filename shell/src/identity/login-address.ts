/** What the login screen shows, by its address. */
export type LoginMode = 'sign_in' | 'register' | 'resend';

/** Parts of the address that are used once and never carried on: tokens, and what a provider said. */
const USED_ONCE = ['verify', 'complete', 'problem', 'token', 'mode'];

export function loginMode(search: URLSearchParams): LoginMode {
  const mode = search.get('mode');
  return mode === 'register' || mode === 'resend' ? mode : 'sign_in';
}

/** The way to another screen of signing in; `next` and all else in the query goes along. */
export function loginAddress(search: URLSearchParams, mode: LoginMode = 'sign_in', path = '/login'): string {
  const query = new URLSearchParams(search);
  for (const name of USED_ONCE) query.delete(name);
  if (mode !== 'sign_in') query.set('mode', mode);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
