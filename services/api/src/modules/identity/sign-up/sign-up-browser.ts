import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/config.js';
import { OwnCookie } from '../../../platform/http/own-cookie.js';
import { keyFor } from '../../../platform/secrets/key-for.js';
import { sameText } from '../../../platform/secrets/same-text.js';
import { LINK_LIFETIME } from '../links/one-time-tokens.js';

/**
 * Remembers in which browser a sign-up was made, where its password was typed: there its link signs in. In any other browser the link may be
 * that of a stranger's sign-up with the reader's address, and the stranger would know the password of the reader's account.
 */
@Injectable()
export class SignUpBrowser {
  private readonly cookie: OwnCookie;
  private readonly key: Buffer;

  constructor(config: Config) {
    const seconds = LINK_LIFETIME / 1000;
    this.cookie = new OwnCookie(config, { name: 'ayana_sign_up', path: '/api/auth/verify-email', seconds });
    this.key = keyFor(config.cookieSecret, 'sign-up browser');
  }

  /** Set for every sign-up, whether its address has an account or not. */
  remember(reply: FastifyReply, signUpId: string): void {
    this.cookie.set(reply, this.proofOf(signUpId));
  }

  made(request: FastifyRequest, signUpId: string): boolean {
    return sameText(this.cookie.read(request) ?? '', this.proofOf(signUpId));
  }

  clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }

  private proofOf(signUpId: string): string {
    return createHmac('sha256', this.key).update(signUpId).digest('base64url');
  }
}
