import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { keyFor } from '../secrets/key-for.js';

/** Milliseconds a link works: long enough to begin a download, too short to be passed on. */
const LINK_LIFETIME = 60_000;

export interface FileLink {
  url: string;
  /** ISO 8601 in UTC. */
  expires_at: string;
}

/** Signed links to download one file. Who asks for one has been checked; who opens it needs no session. */
@Injectable()
export class FileLinks {
  private readonly key: Buffer;

  constructor(
    private readonly clock: Clock,
    config: Config,
  ) {
    this.key = keyFor(config.cookieSecret, 'file links');
  }

  linkTo(id: string): FileLink {
    const expires = this.clock.now().getTime() + LINK_LIFETIME;
    return {
      url: `/api/files/${id}/content?token=${this.tokenOf(id, expires)}`,
      expires_at: new Date(expires).toISOString(),
    };
  }

  isValid(id: string, token: string): boolean {
    const expires = Number(token.slice(0, token.indexOf('.')));
    const [given, right] = [Buffer.from(token), Buffer.from(this.tokenOf(id, expires))];
    return given.length === right.length && timingSafeEqual(given, right) && expires > this.clock.now().getTime();
  }

  /** `<milliseconds since 1970>.<43 characters>` */
  private tokenOf(id: string, expires: number): string {
    return `${expires}.${createHmac('sha256', this.key).update(`${id} ${expires}`).digest('base64url')}`;
  }
}
