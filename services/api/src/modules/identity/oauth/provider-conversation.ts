import { Injectable } from '@nestjs/common';
import { OUTSIDE_SIGN_IN_CALLBACK } from '@ayana/contracts/identity';
import { isEmail, sanitise } from '@ayana/contracts/rules';
import * as openid from 'openid-client';
import { Config } from '../../../platform/config/config.js';
import type { OutsideProvider } from '../../../platform/config/outside-providers.js';
import { type Flow, newState } from './flow-cookies.js';
import { ProviderDirectory } from './provider-directory.js';
import { toOutsideSignInError } from './provider-failure.js';

/** Who someone is at a provider; the two together never change and name nobody else. */
export interface OutsideIdentity {
  provider: OutsideProvider;
  subject: string;
  /** What the provider tells of the person, asked for only where it is needed. */
  tell(): Promise<OutsideProfile>;
}

export interface OutsideProfile {
  /** Undefined when the provider keeps it to itself, or when it is none. */
  email: string | undefined;
  /** Whether the provider vouches for the address. */
  email_verified: boolean;
  first_name: string | undefined;
  last_name: string | undefined;
  /** What the account is called there. */
  label: string | undefined;
}

/** The authorization code flow with PKCE (OpenID Connect Core 1.0, section 3.1; RFC 9700), as openid-client speaks it. */
@Injectable()
export class ProviderConversation {
  private readonly callback: string;

  constructor(
    config: Config,
    private readonly directory: ProviderDirectory,
  ) {
    this.callback = `${config.publicOrigin}${OUTSIDE_SIGN_IN_CALLBACK}`;
  }

  /** Begins: where the browser goes, and what must be known when it comes back. */
  async begin(
    provider: OutsideProvider,
    { next, link, replaces }: Pick<Flow, 'next' | 'link' | 'replaces'>,
  ): Promise<{ url: string; flow: Flow }> {
    const client = await this.directory.client(provider);
    const flow: Flow = {
      state: newState(openid.randomState(), link !== null),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
      provider: provider.name,
      next,
      link,
      replaces,
    };
    const url = openid.buildAuthorizationUrl(client, {
      redirect_uri: this.callback,
      scope: provider.scopes,
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, flow };
  }

  /**
   * Takes the provider's answer: issuer (RFC 9207), state, code, then the ID token's signature, issuer, audience, times and nonce.
   * @param query of the callback, as it came
   * @throws OutsideSignInError, `tell` of the answer, too
   */
  async finish(provider: OutsideProvider, flow: Flow, query: string): Promise<OutsideIdentity> {
    const identity = await this.exchange(provider, flow, query).catch(refuse);
    return { ...identity, tell: () => identity.tell().catch(refuse) };
  }

  private async exchange(provider: OutsideProvider, flow: Flow, query: string): Promise<OutsideIdentity> {
    const client = await this.directory.client(provider);
    const answer = await openid.authorizationCodeGrant(client, new URL(`${this.callback}?${query}`), {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    if (claims === undefined) throw new Error(`${provider.name} answered without an ID token.`);
    const tell = async (): Promise<OutsideProfile> => {
      const toldAlready = WANTED.every((claim) => claims[claim] !== undefined);
      const more =
        toldAlready || client.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await openid.fetchUserInfo(client, answer.access_token, claims.sub);
      return profileOf(claims, more);
    };
    return { provider, subject: claims.sub, tell };
  }
}

const refuse = (error: unknown): never => {
  throw toOutsideSignInError(error);
};

const WANTED = ['email', 'email_verified', 'given_name'];
/** Characters of a name; longer ones are someone's joke. */
const LONGEST = 200;

type Claims = Readonly<Record<string, unknown>>;

/** @param more what the userinfo endpoint adds to the ID token (OpenID Connect Core 1.0, 5.3) */
function profileOf(claims: Claims, more: Claims): OutsideProfile {
  const text = (name: string): string | undefined => {
    const value = claims[name] ?? more[name];
    return (typeof value === 'string' && sanitise(value).slice(0, LONGEST).trim()) || undefined;
  };
  // An address and whether it is verified come from one place, or one of them would vouch for the other's.
  const source = claims['email_verified'] === undefined && more['email'] !== undefined ? more : claims;
  const { email, email_verified } = source;
  const known = typeof email === 'string' && isEmail(email.trim()) ? email.trim() : undefined;
  return {
    email: known,
    // Some providers say it in letters.
    email_verified: known !== undefined && (email_verified === true || email_verified === 'true'),
    first_name: text('given_name'),
    last_name: text('family_name'),
    label: known ?? text('preferred_username') ?? text('name'),
  };
}
