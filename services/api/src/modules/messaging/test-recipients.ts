/**
 * Whether a mail of a test may leave for this address.
 * @param allowed addresses, and domains as `@example.com`
 */
export function mayReceiveTests(address: string, allowed: readonly string[]): boolean {
  const wanted = address.trim().toLowerCase();
  const domain = wanted.slice(wanted.lastIndexOf('@'));
  return allowed.some((each) => each === wanted || each === domain);
}
