import { Injectable } from '@nestjs/common';
import { OUTSIDE_SIGN_IN_CALLBACK } from '@ayana/contracts/identity';
import { isEmail, normalise, sanitise } from '@ayana/contracts/rules';
import * as openid from 'openid-client';
import { Config } from '../../../platform/config/config.js';
import type { OutsideProvider } from '../../../platform/config/outside-providers.js';
import { type Flow, newState } from './flow-cookies.js';
import { ProviderDirectory } from './provider-directory.js';
import { toOutsideSignInError } from './provider-failure.js';

/** A user at a provider; the two fields together never change and identify one user. */
export interface OutsideIdentity {
  provider: OutsideProvider;
  subject: string;
  /** The user's profile at the provider, requested only where it is needed. */
  profile(): Promise<OutsideProfile>;
}

export interface OutsideProfile {
  /** Undefined when the provider does not share it, or it is not an address. */
  email: string | undefined;
  /** Whether the provider has verified the address. */
  email_verified: boolean;
  first_name: string | undefined;
  last_name: string | undefined;
  /** The name of the account at the provider. */
  label: string | undefined;
}

/** The authorization code flow with PKCE (OpenID Connect Core 1.0, section 3.1; RFC 9700), by openid-client. */
@Injectable()
export class AuthorizationCodeFlow {
  private readonly callback: string;

  constructor(
    config: Config,
    private readonly directory: ProviderDirectory,
  ) {
    this.callback = `${config.publicOrigin}${OUTSIDE_SIGN_IN_CALLBACK}`;
  }

  /** Starts the flow: the address to redirect to, and the state needed when the browser comes back. */
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
   * Checks the provider's answer: issuer (RFC 9207), state, code, then the ID token's signature, issuer, audience, times and nonce.
   * @param query of the callback, unchanged
   * @throws OutsideSignInError, also from `profile` of the result
   */
  async finish(provider: OutsideProvider, flow: Flow, query: string): Promise<OutsideIdentity> {
    const identity = await this.exchange(provider, flow, query).catch(refuse);
    return { ...identity, profile: () => identity.profile().catch(refuse) };
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
    const profile = async (): Promise<OutsideProfile> => {
      const idTokenProfile = SCOPE_CLAIMS.every((claim) => claims[claim] !== undefined);
      const more =
        idTokenProfile || client.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await openid.fetchUserInfo(client, answer.access_token, claims.sub);
      return profileOf(claims, more);
    };
    return { provider, subject: claims.sub, profile };
  }
}

const refuse = (error: unknown): never => {
  throw toOutsideSignInError(error);
};

const SCOPE_CLAIMS = ['email', 'email_verified', 'given_name'];
/** Longest name that is taken from a provider. */
const MAX_NAME_LENGTH = 200;

type Claims = Readonly<Record<string, unknown>>;

/** @param more what the userinfo endpoint adds to the ID token (OpenID Connect Core 1.0, 5.3) */
function profileOf(claims: Claims, more: Claims): OutsideProfile {
  const text = (name: string): string | undefined => {
    const value = claims[name] ?? more[name];
    return (typeof value === 'string' && sanitise(value).slice(0, MAX_NAME_LENGTH).trim()) || undefined;
  };
  // An address and its verification come from the same source; otherwise one source would vouch for the other's address.
  const source = claims['email_verified'] === undefined && more['email'] !== undefined ? more : claims;
  const { email, email_verified } = source;
  const known = typeof email === 'string' && isEmail(normalise(email)) ? normalise(email) : undefined;
  return {
    email: known,
    // Some providers send the boolean as text.
    email_verified: known !== undefined && (email_verified === true || email_verified === 'true'),
    first_name: text('given_name'),
    last_name: text('family_name'),
    label: known ?? text('preferred_username') ?? text('name'),
  };
}
