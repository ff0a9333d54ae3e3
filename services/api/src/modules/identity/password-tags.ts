import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { keyFor } from '../../platform/secrets/key-for.js';

const BYTES = 2;

/**
 * Sixteen bits of a keyed hash of an address and a password, kept with a sign-up. They tell whether the sign-up's password was
 * typed or an account's, so that signing in compares one slow hash whichever there is: a sign-up for an address that has an
 * account looks like one for an address that has none. Sixteen bits say next to nothing about a password, and nothing without
 * the key.
 */
@Injectable()
export class PasswordTags {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = keyFor(config.cookieSecret, 'password tags');
  }

  of(email: string, password: string): string {
    const text = `${email.toLowerCase()}\n${password.normalize('NFKC')}`;
    return createHmac('sha256', this.key).update(text).digest().subarray(0, BYTES).toString('hex');
  }
}
