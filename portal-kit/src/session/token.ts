/**
 * The access token: in this module's memory and nowhere else. Kept apart from the session so that the API client can ask
 * for it without knowing how it is renewed.
 */
interface Token {
  value: string;
  /** `performance.now()` at which it is renewed rather than used. */
  renewAt: number;
}

/** Renew this long before the server would refuse it, in milliseconds. */
const MARGIN = 30_000;

let token: Token | undefined;
let renew: (() => Promise<unknown>) | undefined;

/** @param expiresIn seconds, as the API answers */
export function setAccessToken(value: string | undefined, expiresIn = 0): void {
  token =
    value === undefined ? undefined : { value, renewAt: performance.now() + Math.max(1000, expiresIn * 1000 - MARGIN) };
}

/** The session module says how a token is renewed. */
export function setTokenRenewal(refresh: () => Promise<unknown>): void {
  renew = refresh;
}

/** The token to send, renewed when it is about to expire; undefined when signed out. */
export async function accessToken(): Promise<string | undefined> {
  if (token !== undefined && performance.now() >= token.renewAt) return renewAccessToken();
  return token?.value;
}

/** A new token after the server refused the old one; undefined when the session is over or was never there. */
export async function renewAccessToken(): Promise<string | undefined> {
  if (token === undefined || renew === undefined) return undefined;
  await renew();
  return token?.value;
}
