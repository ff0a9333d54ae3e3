import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { homePortal, type Role, SIGNED_IN_COOKIE } from '@ayana/contracts/identity';
import { isOwnOrigin } from '@ayana/contracts/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.js';
import { Config } from '../../../platform/config/config.js';
import { OwnCookie } from '../../../platform/http/own-cookie.js';
import { SESSION_IDLE_SECONDS } from './token-limits.js';

/** The two cookies of a session: the refresh token, which scripts cannot read, and the hint, which holds only a path. */
@Injectable()
export class SessionCookies {
  private readonly refresh: OwnCookie;
  private readonly hint: OwnCookie;

  constructor(config: Config) {
    const seconds = SESSION_IDLE_SECONDS;
    this.refresh = new OwnCookie(config, { name: 'ayana_refresh', path: '/api/auth', seconds });
    this.hint = new OwnCookie(config, { name: SIGNED_IN_COOKIE, path: '/', seconds, readable: true });
  }

  read(request: FastifyRequest): string | undefined {
    return this.refresh.read(request);
  }

  set(reply: FastifyReply, refreshToken: string, role: Role | null): void {
    this.refresh.set(reply, refreshToken);
    this.hint.set(reply, role === null ? 'none' : homePortal(role, true));
  }

  clear(reply: FastifyReply): void {
    this.refresh.clear(reply);
    this.hint.clear(reply);
  }
}

/** Routes that authenticate by a cookie accept requests from this site's pages only (OWASP: verify the origin). */
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
