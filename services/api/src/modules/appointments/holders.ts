import { createHmac, randomBytes } from 'node:crypto';
import { HOLD_MINUTES } from '@ayana/contracts/consultations';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config.js';
import { networkOf, ONE_CUSTOMER } from '../../platform/http/limits/network.js';
import { OwnCookie } from '../../platform/http/own-cookie.js';
import { keyFor } from '../../platform/secrets/key-for.js';

/** Who requests a hold, for counting; hashed with a key only the server has. */
export interface Holder {
  visitor_hash: string;
  address_hash: string;
}

const BROWSER_ID = /^[\w-]{22}$/;

/**
 * Distinguishes holders without identifying them: a browser by a random id in a cookie that lasts as long as a hold and is sent to the
 * doctors' times only, a connection by its address.
 */
@Injectable()
export class Holders {
  private readonly cookie: OwnCookie;
  private readonly key: Buffer;

  constructor(config: Config) {
    this.cookie = new OwnCookie(config, { name: 'ayana_holder', path: '/api/doctors', seconds: HOLD_MINUTES * 60 });
    this.key = keyFor(config.cookieSecret, 'holders');
  }

  /** The holder, by their cookie; a browser without one gets it with this answer, and keeps it as long as it holds a time. */
  recognise(request: FastifyRequest, reply: FastifyReply): Holder {
    const known = this.cookie.read(request);
    const word = known !== undefined && BROWSER_ID.test(known) ? known : randomBytes(16).toString('base64url');
    this.cookie.set(reply, word);
    const address = networkOf(request.ip, ONE_CUSTOMER) ?? request.ip;
    return { visitor_hash: this.hash(`visitor ${word}`), address_hash: this.hash(`address ${address}`) };
  }

  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
