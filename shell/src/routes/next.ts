/** The sign-in URL for a signed-out visitor of `path`. */
export function authAddress(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
