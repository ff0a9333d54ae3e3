import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isRole } from '@ayana/contracts/identity';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../../platform/clock/clock.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { LiveSessions } from './live-sessions.js';

export const JWT_ALGORITHM = 'HS256';
export const JWT_ISSUER = 'ayana';

/** Claims of an access token. `access` is the version of the access the role was read with (`access-version.ts`). */
export interface AccessClaims {
  sub: string;
  sid: string;
  role: string | null;
  access: number;
}

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Tokens whose signature is remembered: one is sent with every request for ten minutes. */
const REMEMBERED = 5000;

@Injectable()
export class Tokens {
  private readonly subjects = new LRUCache<string, { sub: string; exp: number }>({ max: REMEMBERED });

  constructor(
    private readonly jwt: JwtService,
    private readonly live: LiveSessions,
    private readonly clock: Clock,
  ) {}

  /** @param access the version of the access, read together with the role */
  issue(user: CurrentUser, access: number): Promise<string> {
    const claims: AccessClaims = { sub: user.id, sid: user.session_id, role: user.role, access };
    return this.jwt.signAsync(claims);
  }

  /** The user of verified claims, or undefined when the session ended or the access was revoked since. */
  userOf(claims: AccessClaims): CurrentUser | undefined {
    const { sub, sid, role, access } = claims;
    if (!this.live.isValid({ session_id: sid, user_id: sub, access })) return undefined;
    return { id: sub, session_id: sid, role: isRole(role) ? role : null };
  }

  /** The id of the user of a genuine token that has not expired, even of an ended session: for counting requests only. */
  subjectOf(token: string): string | undefined {
    const known = this.subjects.get(token) ?? this.genuine(token);
    return known !== undefined && known.exp * 1000 > this.clock.now().getTime() ? known.sub : undefined;
  }

  private genuine(token: string): { sub: string; exp: number } | undefined {
    try {
      const { sub, exp } = this.jwt.verify<AccessClaims & { exp: number }>(token);
      this.subjects.set(token, { sub, exp });
      return { sub, exp };
    } catch {
      return undefined;
    }
  }

  /** The user of a token, outside HTTP routes; undefined when it is not valid. */
  async read(token: string): Promise<CurrentUser | undefined> {
    try {
      return this.userOf(await this.jwt.verifyAsync<AccessClaims>(token));
    } catch {
      return undefined;
    }
  }
}
