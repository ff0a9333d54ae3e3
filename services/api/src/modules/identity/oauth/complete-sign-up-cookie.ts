import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/config.js';
import { OwnCookie } from '../../../platform/http/own-cookie.js';
import { LINK_LIFETIME } from '../links/one-time-tokens.js';
import { linkInvalid } from '../errors.js';

/**
 * Remembers which browser came back from the provider: only that one may complete the sign-up. Otherwise an attacker could send a victim a
 * link with the attacker's token, and the victim would put their medical history into the attacker's account.
 */
@Injectable()
export class CompleteSignUpCookie {
  private readonly cookie: OwnCookie;

  constructor(config: Config) {
    this.cookie = new OwnCookie(config, {
      name: 'ayana_complete_',
      path: '/api/auth/complete-sign-up',
      seconds: LINK_LIFETIME / 1000,
    });
  }

  remember(reply: FastifyReply, token: string): void {
    this.cookie.set(reply, proofOf(token), whichOf(token));
  }

  /** @throws AppError `link_invalid` in any other browser */
  check(request: FastifyRequest, token: string): void {
    if (this.cookie.read(request, whichOf(token)) !== proofOf(token)) throw linkInvalid();
  }

  clear(reply: FastifyReply, token: string): void {
    this.cookie.clear(reply, whichOf(token));
  }
}

/** One cookie per token, so that two tabs do not interfere: the last characters of a token's id are random. */
const whichOf = (token: string): string => /^[\da-f-]{28}([\da-f]{8})\./.exec(token)?.[1] ?? 'none';

const proofOf = (token: string): string => createHash('sha256').update(`browser ${token}`).digest('base64url');
