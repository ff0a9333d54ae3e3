import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/config.js';
import { OwnCookie } from '../../../platform/http/own-cookie.js';
import { keyFor } from '../../../platform/secrets/key-for.js';

/** Seconds a browser is remembered after its last sign-in: a year. */
const LIFETIME = 365 * 24 * 60 * 60;

/**
 * Browsers that users have signed in with before. Their wrong passwords are counted separately, so that a stranger's guesses slow all
 * strangers but never the owner (OWASP, "Slow down online guessing attacks with device cookies"). The cookie does not sign anyone in: it
 * names a browser for one address, and only this server can create it.
 */
@Injectable()
export class KnownDevices {
  private readonly cookie: OwnCookie;
  private readonly key: Buffer;

  constructor(config: Config) {
    this.cookie = new OwnCookie(config, { name: 'ayana_device', path: '/api/auth', seconds: LIFETIME });
    this.key = keyFor(config.cookieSecret, 'known devices');
  }

  /** The key under which wrong passwords are counted: the address, or this browser if it is known for the address. */
  countOf(request: FastifyRequest, email: string): string {
    const device = this.nameOf(request, email);
    return device === undefined ? email : `${email} ${device}`;
  }

  /** Remembers this browser for the user who just signed in. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const device = this.nameOf(request, email) ?? randomBytes(12).toString('base64url');
    this.cookie.set(reply, `${device}.${this.proofOf(device, email)}`);
  }

  clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }

  /** The id of this browser if someone has signed in with this address on it; otherwise undefined. */
  private nameOf(request: FastifyRequest, email: string): string | undefined {
    const [device = '', proof = ''] = (this.cookie.read(request) ?? '').split('.');
    const [given, expected] = [Buffer.from(proof), Buffer.from(this.proofOf(device, email))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
  }

  private proofOf(device: string, email: string): string {
    return createHmac('sha256', this.key).update(`${device} ${email.toLowerCase()}`).digest('base64url');
  }
}
