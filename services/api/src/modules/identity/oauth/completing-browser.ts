import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/config.js';
import { OwnCookie } from '../../../platform/http/own-cookie.js';
import { LINK_LIFETIME } from '../one-time-tokens.js';
import { linkInvalid } from '../refusals.js';

/**
 * Remembers which browser came back from the provider: only that one may complete the sign-up. Without it, a link with someone
 * else's token would lead a person into an account that another one signs in to, to fill it with their own story.
 */
@Injectable()
export class CompletingBrowser {
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

  forget(reply: FastifyReply, token: string): void {
    this.cookie.clear(reply, whichOf(token));
  }
}

/** One for each token, so that two tabs do not disturb each other: the last characters of its id are random. */
const whichOf = (token: string): string => /^[\da-f-]{28}([\da-f]{8})\./.exec(token)?.[1] ?? 'none';

const proofOf = (token: string): string => createHash('sha256').update(`browser ${token}`).digest('base64url');
