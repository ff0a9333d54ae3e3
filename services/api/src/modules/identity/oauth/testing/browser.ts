import { randomInt } from 'node:crypto';
import { OUTSIDE_SIGN_IN_CALLBACK } from '@ayana/contracts/identity';
import { ORIGIN, type TestApi } from '../../../../../test/support/api.js';
import type { CurrentSessionDto } from '../../sessions/sessions.dto.js';
import { CookieJar } from './cookie-jar.js';

/** What a user answers on the provider's page; `refuse` presses the other button. */
export interface AtProvider {
  email?: string;
  given_name?: string;
  family_name?: string;
  unverified?: boolean;
  refuse?: boolean;
}

/** Where a redirect leads, as path and query of this site. */
export interface LandingPage {
  status: number;
  path: string;
  query: URLSearchParams;
  headers: Headers;
}

/** Where a redirect leads and the problem it shows; `null` for none. */
export const problemOf = ({ path, query }: LandingPage): string => `${path}?problem=${query.get('problem')}`;

const MAX_REDIRECTS = 10;

/** A browser in front of the API and a provider: keeps cookies by path and follows redirects, one step at a time. */
export class Browser {
  site = new CookieJar();
  provider = new CookieJar();

  constructor(private readonly api: TestApi) {}

  /** Sends a request to the site, as a page of it would. */
  async send(method: string, path: string, options: { body?: object; token?: string; headers?: object } = {}) {
    const { body, token, headers } = options;
    const response = await fetch(`${this.api.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: this.site.header(path.split('?', 1)[0] ?? ''),
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    this.site.take(response.headers);
    return response;
  }

  /** Presses "Continue with …". @returns the provider's address, or one of this site when there is a problem */
  async leave(provider: string, next?: string): Promise<string> {
    const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
    const response = await this.send('GET', `/api/auth/oauth/${provider}${query}`);
    return response.headers.get('location') ?? `answered ${response.status}`;
  }

  /** Answers the provider, which asks only the first time. @returns the address it redirects the browser to */
  async answer(authorization: string, says: AtProvider = {}): Promise<string> {
    let address = new URL(authorization);
    let form: URLSearchParams | undefined;
    for (let step = 0; step < MAX_REDIRECTS; step += 1) {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: this.provider.header(address.pathname) },
        ...(form ? { method: 'POST', body: form } : {}),
      });
      this.provider.take(response.headers);
      const location = response.headers.get('location');
      if (location?.startsWith(`${ORIGIN}${OUTSIDE_SIGN_IN_CALLBACK}`)) return location;
      if (location === null && response.status !== 200) throw new Error(await response.text());
      form = location === null ? formOf(says) : undefined;
      if (location !== null) address = new URL(location, address);
    }
    throw new Error(`The provider sent the browser round in circles, last to ${address.href}`);
  }

  /** Follows the redirect back from the provider. */
  async followCallback(callback: string): Promise<LandingPage> {
    const { pathname, search } = new URL(callback);
    const response = await this.send('GET', pathname + search, { headers: { 'sec-fetch-site': 'cross-site' } });
    const location = response.headers.get('location') ?? '';
    const { pathname: path, searchParams: query, origin } = new URL(location, ORIGIN);
    if (origin !== ORIGIN) throw new Error(`It led off this site, to ${location}`);
    return { status: response.status, path, query, headers: response.headers };
  }

  /** All three steps: from the button to the final page. */
  async signIn(provider: string, says: AtProvider = {}, next?: string): Promise<LandingPage> {
    return this.followCallback(await this.answer(await this.leave(provider, next), says));
  }

  /** The session and its user; null when signed out. */
  async session(): Promise<CurrentSessionDto | null> {
    return (await this.send('GET', '/api/auth/session')).json() as Promise<CurrentSessionDto | null>;
  }

  /** An access token of the session, requested as a page would. */
  async token(): Promise<string> {
    const response = await this.send('POST', '/api/auth/refresh');
    const opened = (await response.json()) as { access_token: string } | null;
    if (!opened) throw new Error('Nobody is signed in');
    return opened.access_token;
  }
}

function formOf({ refuse, unverified, ...profile }: AtProvider): URLSearchParams {
  return new URLSearchParams({
    ...profile,
    ...(unverified ? {} : { email_verified: 'on' }),
    decision: refuse ? 'refuse' : 'allow',
  });
}
