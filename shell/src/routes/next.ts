/** Where a signed-out visitor of `path` is sent. */
export function authAddress(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
