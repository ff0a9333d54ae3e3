import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config.js';
import { OwnCookie } from '../../platform/http/own-cookie.js';
import { keyFor } from '../../platform/secrets/key-for.js';

const YEAR = 365 * 24 * 60 * 60;
const BROWSER_ID = /^[\w-]{22}$/;

/** Distinguishes voting browsers without identifying their users: a random id in a cookie that is sent with votes only. */
@Injectable()
export class Voters {
  private readonly cookie: OwnCookie;
  private readonly key: Buffer;

  constructor(config: Config) {
    this.cookie = new OwnCookie(config, { name: 'ayana_voter', path: '/api/faq-entries', seconds: YEAR });
    this.key = keyFor(config.cookieSecret, 'faq-votes');
  }

  /** The browser's id for one entry; different for every entry. */
  signFor(entryId: string, request: FastifyRequest, reply: FastifyReply): string {
    let word = this.cookie.read(request);
    if (word === undefined || !BROWSER_ID.test(word)) {
      word = randomBytes(16).toString('base64url');
      this.cookie.set(reply, word);
    }
    return createHmac('sha256', this.key).update(`${word} ${entryId}`).digest('base64url');
  }
}
