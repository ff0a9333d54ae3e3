import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { keyFor } from '../../../platform/secrets/key-for.js';

const BYTES = 2;

/**
 * Sixteen bits of a keyed hash of an address and a password, stored with a sign-up. They show whether a typed password is the sign-up's or
 * the account's, so that signing in compares one slow hash either way: a sign-up for an address with an account looks like one without.
 * Sixteen bits reveal next to nothing about a password, and nothing without the key.
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
