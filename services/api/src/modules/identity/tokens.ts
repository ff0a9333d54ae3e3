import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isRole } from '@ayana/contracts/identity';
import { Clock } from '../../platform/clock/clock.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { LiveSessions } from './live-sessions.js';

export const JWT_ALGORITHM = 'HS256';
export const JWT_ISSUER = 'ayana';

/** What an access token says. `at` is when it was made, in milliseconds. */
export interface AccessClaims {
  sub: string;
  sid: string;
  role: string | null;
  at: number;
}

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

@Injectable()
export class Tokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly live: LiveSessions,
  ) {}

  issue(user: CurrentUser): Promise<string> {
    const claims: AccessClaims = {
      sub: user.id,
      sid: user.session_id,
      role: user.role,
      at: this.clock.now().getTime(),
    };
    return this.jwt.signAsync(claims);
  }

  /** Who the claims of a verified token stand for, or undefined when the session has ended since. */
  userOf(claims: AccessClaims): CurrentUser | undefined {
    const { sub, sid, role, at } = claims;
    if (!this.live.holds({ session_id: sid, user_id: sub, issuedAt: at })) return undefined;
    return { id: sub, session_id: sid, role: isRole(role) ? role : null };
  }

  /** Who a token stands for, outside HTTP routes; undefined when it does not hold. */
  async read(token: string): Promise<CurrentUser | undefined> {
    try {
      return this.userOf(await this.jwt.verifyAsync<AccessClaims>(token));
    } catch {
      return undefined;
    }
  }
}
