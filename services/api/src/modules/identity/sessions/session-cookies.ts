import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { homePortal, LANGUAGE_COOKIE, SIGNED_IN_COOKIE, type SessionUser } from '@ayana/contracts/identity';
import { isSameOrigin } from '@ayana/contracts/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.js';
import { Config } from '../../../platform/config/config.js';
import { OwnCookie } from '../../../platform/http/own-cookie.js';
import { SESSION_IDLE_SECONDS } from './token-limits.js';
import { IDENTITY_MESSAGES } from '../messages.js';

/**
 * The cookies of a session: the refresh token, which scripts cannot read, the hint, which holds only a path, and the language of the
 * portals.
 */
@Injectable()
export class SessionCookies {
  private readonly refresh: OwnCookie;
  private readonly hint: OwnCookie;
  private readonly language: OwnCookie;

  constructor(config: Config) {
    const seconds = SESSION_IDLE_SECONDS;
    this.refresh = new OwnCookie(config, { name: 'ayana_refresh', path: '/api/auth', seconds });
    this.hint = new OwnCookie(config, { name: SIGNED_IN_COOKIE, path: '/', seconds, readable: true });
    this.language = new OwnCookie(config, { name: LANGUAGE_COOKIE, path: '/', seconds, readable: true });
  }

  read(request: FastifyRequest): string | undefined {
    return this.refresh.read(request);
  }

  set(reply: FastifyReply, refreshToken: string, { language, role }: Pick<SessionUser, 'language' | 'role'>): void {
    this.refresh.set(reply, refreshToken);
    this.hint.set(reply, role === null ? 'none' : homePortal(role, true));
    this.language.set(reply, language);
  }

  clear(reply: FastifyReply): void {
    this.refresh.clear(reply);
    this.hint.clear(reply);
    this.language.clear(reply);
  }
}

/** Routes that authenticate by a cookie accept requests from this site's pages only (OWASP: verify the origin). */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const site = headers['sec-fetch-site'];
    const foreignOrigin = headers.origin !== undefined && !isSameOrigin(headers.origin, this.config.publicOrigin);
    if (foreignOrigin || site === 'cross-site' || site === 'same-site') {
      throw new AppError('wrong_origin', IDENTITY_MESSAGES.wrong_origin);
    }
    return true;
  }
}
