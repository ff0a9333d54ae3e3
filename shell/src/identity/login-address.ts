/** What the login screen shows, by its URL. */
export type LoginMode = 'sign_in' | 'register' | 'resend';

/** Query parameters that are used once and not kept: tokens, and a provider's answer. */
const USED_ONCE = ['verify', 'complete', 'problem', 'token', 'mode'];

export function loginMode(search: URLSearchParams): LoginMode {
  const mode = search.get('mode');
  return mode === 'register' || mode === 'resend' ? mode : 'sign_in';
}

/** The URL of another sign-in screen; `next` and other query parameters are kept. */
export function loginAddress(search: URLSearchParams, mode: LoginMode = 'sign_in', path = '/login'): string {
  const query = new URLSearchParams(search);
  for (const name of USED_ONCE) query.delete(name);
  if (mode !== 'sign_in') query.set('mode', mode);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
