/**
 * The access token: in this module's memory and nowhere else. Kept apart from the session so that the API client can ask
 * for it without knowing how it is renewed.
 */
interface Token {
  value: string;
  /** Milliseconds after it came at which it is renewed rather than used. */
  lifetime: number;
  /** When it came, by both clocks of the device. */
  came: Moment;
}

/**
 * `performance.now()` runs evenly but stands still on some systems while the device sleeps; the wall clock goes on, but may be set. Only
 * differences are used: a clock that is wrong by minutes does no harm, one that is set costs one renewal.
 */
interface Moment {
  even: number;
  wall: number;
}

/** Renew this long before the server would refuse it, in milliseconds. */
const MARGIN = 30_000;

let token: Token | undefined;
let renew: (() => Promise<unknown>) | undefined;

const moment = (): Moment => ({ even: performance.now(), wall: Date.now() });

function age({ came }: Token): number {
  const now = moment();
  return Math.max(now.even - came.even, now.wall - came.wall);
}

/** @param expiresIn seconds, as the API answers */
export function setAccessToken(value: string | undefined, expiresIn = 0): void {
  token =
    value === undefined ? undefined : { value, lifetime: Math.max(1000, expiresIn * 1000 - MARGIN), came: moment() };
}

/** The session module says how a token is renewed. */
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
 * @param refused the token that was sent: twenty refusals that come in one after another ask for one new token
 */
export async function renewAccessToken(refused?: string): Promise<string | undefined> {
  if (token === undefined || renew === undefined) return undefined;
  if (refused !== undefined && refused !== token.value) return token.value;
  await renew();
  return token?.value;
}
