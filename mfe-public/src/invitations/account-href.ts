/** A screen of the sign-in page, which leads back to the invitation. */
export function accountHref(screen: 'sign_in' | 'register', path: string): string {
  const query = new URLSearchParams(screen === 'register' ? { mode: screen, next: path } : { next: path });
  return `/login?${query.toString()}`;
}
