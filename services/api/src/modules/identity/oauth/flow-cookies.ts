import { Injectable } from '@nestjs/common';
import { OUTSIDE_SIGN_IN_CALLBACK, OUTSIDE_SIGN_IN_SECONDS } from '@ayana/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { OwnCookie } from '../../../platform/http/own-cookie.js';
import { keyFor } from '../../../platform/secrets/key-for.js';

/** State of one sign-in, kept in the browser until it comes back from the provider. */
export interface Flow {
  /** Sent through the provider. */
  state: string;
  nonce: string;
  /** PKCE (RFC 7636). */
  verifier: string;
  provider: string;
  /** The page to go to afterwards, on this origin. */
  next: string | null;
  /** Set when an account is to be connected: its user, and the session that requested it. */
  link: { user_id: string; session_id: string } | null;
  /** The session of the browser before it left, which a sign-in ends: its own cookie is not sent to the callback. */
  replaces: string | null;
}

/** Sign-ins one browser may have under way at once: each is a cookie, and a request's headers have a limit. */
const AT_ONCE = 5;
/** Characters of a state that name its cookie. */
const NAME_LENGTH = 8;
const NAME = /^[\w-]{8}$/;
const ALGORITHM = { alg: 'dir', enc: 'A256GCM' } as const;

/**
 * The state between leaving for a provider and coming back: one encrypted cookie per sign-in, so that two tabs do not interfere. They are
 * sent to the callback only; a further cookie lists them, so that the oldest can be removed.
 */
@Injectable()
export class FlowCookies {
  private readonly key: Uint8Array;
  private readonly flows: OwnCookie;
  private readonly list: OwnCookie;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = keyFor(config.cookieSecret, 'outside sign-in');
    const seconds = OUTSIDE_SIGN_IN_SECONDS;
    this.flows = new OwnCookie(config, { name: 'ayana_oauth_', path: OUTSIDE_SIGN_IN_CALLBACK, seconds });
    this.list = new OwnCookie(config, { name: 'ayana_oauth_begun', path: '/api/auth/oauth', seconds });
  }

  async begin(request: FastifyRequest, reply: FastifyReply, flow: Flow): Promise<void> {
    const name = nameOf(flow.state);
    const earlier = this.begun(request);
    const remaining = earlier.slice(1 - AT_ONCE);
    for (const each of earlier) if (!remaining.includes(each)) this.flows.clear(reply, each);
    this.list.set(reply, [...remaining, name].join('.'));
    this.flows.set(reply, await this.seal(flow), name);
  }

  /** The flow of a state, once: its cookie is removed. Undefined when this browser did not start it, or too long ago. */
  async end(request: FastifyRequest, reply: FastifyReply, state: string): Promise<Flow | undefined> {
    const name = nameOf(state);
    const sealed = this.flows.read(request, name);
    if (sealed === undefined) return undefined;
    this.flows.clear(reply, name);
    const flow = await this.open(sealed);
    return flow?.state === state ? flow : undefined;
  }

  private begun(request: FastifyRequest): string[] {
    return (this.list.read(request) ?? '')
      .split('.')
      .filter((name) => NAME.test(name))
      .slice(-2 * AT_ONCE);
  }

  private seal(flow: Flow): Promise<string> {
    const now = this.clock.now().getTime();
    return new EncryptJWT({ flow })
      .setProtectedHeader(ALGORITHM)
      .setExpirationTime(new Date(now + OUTSIDE_SIGN_IN_SECONDS * 1000))
      .encrypt(this.key);
  }

  private async open(sealed: string): Promise<Flow | undefined> {
    try {
      const { payload } = await jwtDecrypt<{ flow: Flow }>(sealed, this.key, {
        currentDate: this.clock.now(),
        requiredClaims: ['exp', 'flow'],
        keyManagementAlgorithms: [ALGORITHM.alg],
        contentEncryptionAlgorithms: [ALGORITHM.enc],
      });
      return payload.flow;
    } catch {
      // Expired, encrypted with another secret, or forged: it was not started here.
      return undefined;
    }
  }
}

/** The part of a state after the dot: see `newState`. */
const nameOf = (state: string): string => state.slice(2, 2 + NAME_LENGTH).replaceAll(/[^\w-]/g, '');

/**
 * The first letter of a state says whether it signs in or connects an account, so that a user whose cookie expired sees the problem on the
 * right page.
 */
export const newState = (random: string, link: boolean): string => `${link ? 'l' : 's'}.${random}`;
export const wasLink = (state: string): boolean => state.startsWith('l.');
