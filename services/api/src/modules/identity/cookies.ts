import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { homePortal, type Role, SIGNED_IN_COOKIE } from '@ayana/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.js';
import { Config } from '../../platform/config/config.js';
import { isOwnOrigin } from '../../platform/http/own-origin.js';
import { SESSION_IDLE_SECONDS } from './token-limits.js';

const REFRESH_PATH = '/api/auth';

/** The two cookies of a session: the refresh token, which no script reads, and the hint, which holds nothing but a path. */
@Injectable()
export class SessionCookies {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(config: Config) {
    this.secure = config.publicOrigin.startsWith('https:');
    this.name = this.secure ? '__Secure-ayana_refresh' : 'ayana_refresh';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name] || undefined;
  }

  set(reply: FastifyReply, refreshToken: string, role: Role | null): void {
    const common = { secure: this.secure, sameSite: 'lax', maxAge: SESSION_IDLE_SECONDS } as const;
    void reply.setCookie(this.name, refreshToken, { ...common, path: REFRESH_PATH, httpOnly: true });
    const hint = role === null ? 'none' : homePortal(role, true);
    void reply.setCookie(SIGNED_IN_COOKIE, hint, { ...common, path: '/', encode: (value) => value });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, { path: REFRESH_PATH, secure: this.secure, sameSite: 'lax', httpOnly: true });
    void reply.clearCookie(SIGNED_IN_COOKIE, { path: '/', secure: this.secure, sameSite: 'lax' });
  }
}

/** Routes that live on a cookie answer this site's own pages only (OWASP: verify the origin). */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const site = headers['sec-fetch-site'];
    const foreignOrigin = headers.origin !== undefined && !isOwnOrigin(headers.origin, this.config.publicOrigin);
    if (foreignOrigin || site === 'cross-site' || site === 'same-site') {
      throw new AppError('wrong_origin', 'This request did not come from this site.');
    }
    return true;
  }
}
