/**
 * The access token, in this module's memory only. It is separate from the session so that the API client can use
 * it without knowing how it is renewed.
 */
interface Token {
  value: string;
  /** Age in milliseconds from which it is renewed before use. */
  lifetime: number;
  /** When it arrived, by both clocks of the device. */
  came: Moment;
}

/**
 * `performance.now()` is monotonic but stops on some systems while the device sleeps; the wall clock continues, but may be set. Only
 * differences are used: a wrong clock does no harm, a changed one costs one renewal.
 */
interface Moment {
  monotonic: number;
  wall: number;
}

/** Renew this long before the server would refuse it, in milliseconds. */
const MARGIN = 30_000;

let token: Token | undefined;
let renew: (() => Promise<unknown>) | undefined;

const moment = (): Moment => ({ monotonic: performance.now(), wall: Date.now() });

function age({ came }: Token): number {
  const now = moment();
  return Math.max(now.monotonic - came.monotonic, now.wall - came.wall);
}

/** @param expiresIn seconds, from the API */
export function setAccessToken(value: string | undefined, expiresIn = 0): void {
  token =
    value === undefined ? undefined : { value, lifetime: Math.max(1000, expiresIn * 1000 - MARGIN), came: moment() };
}

/** Called by the session module with the function that renews a token. */
export function setTokenRenewal(refresh: () => Promise<unknown>): void {
  renew = refresh;
}

/** The token to send, renewed when it is about to expire; undefined when signed out. */
export async function accessToken(): Promise<string | undefined> {
  if (token !== undefined && age(token) >= token.lifetime) return renewAccessToken();
  return token?.value;
}

/**
 * A new token after the server refused the old one; undefined when the session is over or was never there.
 * @param refused the token that was sent: twenty refusals one after another request one new token
 */
export async function renewAccessToken(refused?: string): Promise<string | undefined> {
  if (token === undefined || renew === undefined) return undefined;
  if (refused !== undefined && refused !== token.value) return token.value;
  await renew();
  return token?.value;
}
