/** The value of a cookie in a `Cookie` header; undefined without it, and for one that is not encoded as a URL's part. */
export function readCookie(cookies: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
  if (value === undefined) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
