import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { SecurityEventsService } from '../security-events/index.js';
import type { CurrentSessionDto, SessionDto, SessionUserDto, SignedInDto } from './identity.dto.js';
import { LiveSessions } from './live-sessions.js';
import { RefreshToken, Session } from './session.entity.js';
import { ACCESS_TOKEN_SECONDS, REFRESH_GRACE, SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS } from './token-limits.js';
import { hashToken, newRefreshToken, Tokens } from './tokens.js';
import { type Account, User } from './user.entity.js';

export interface Opened {
  refreshToken: string;
  answer: SignedInDto;
}

const USER_AGENT_LIMIT = 300;

export function sessionUser(user: Account): SessionUserDto {
  const { id, email, name } = user;
  return { id, email, name, role: user.role ?? null, email_verified: user.email_verified_at != null };
}

/** Sessions and their rotating refresh tokens. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly tokens: Tokens,
    private readonly live: LiveSessions,
    private readonly securityEvents: SecurityEventsService,
  ) {}

  /** Opens a session for somebody whose password was right. */
  async open(user: Account, userAgent: string | undefined): Promise<Opened> {
    const now = this.clock.now();
    const refreshToken = newRefreshToken();
    const id = this.ids.next();
    await this.database.write(async (em) => {
      em.create(Session, {
        id,
        user_id: user.id,
        user_agent: userAgent?.slice(0, USER_AGENT_LIMIT) ?? null,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + SESSION_IDLE_SECONDS * 1000),
      });
      await em.flush();
      em.create(RefreshToken, { token_hash: hashToken(refreshToken), session_id: id, created_at: now });
      await this.securityEvents.record(em, {
        user_id: user.id,
        event_type: 'user_login',
        details: { user_id: user.id },
      });
    });
    return { refreshToken, answer: await this.answer(user, id) };
  }

  /**
   * Trades a refresh token for the next one. A token that was superseded longer ago than the grace time was stolen or
   * copied: its whole family ends.
   * @returns undefined when the token is unknown, ended or re-used
   */
  async refresh(token: string): Promise<Opened | undefined> {
    const next = newRefreshToken();
    const now = this.clock.now();
    const outcome = await this.database.write(async (em) => {
      const known = await em.findOne(RefreshToken, { token_hash: hashToken(token) });
      if (!known) return undefined;
      const session = await em.findOne(Session, { id: known.session_id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await em.refresh(known);
      if (!session || session.revoked_at || session.expires_at <= now) return undefined;
      if (known.superseded_at && now.getTime() - known.superseded_at.getTime() > REFRESH_GRACE) {
        session.revoked_at = now;
        await this.securityEvents.record(em, {
          user_id: session.user_id,
          event_type: 'refresh_token_reused',
          details: { session_id: session.id },
        });
        return { reused: session.id };
      }
      const user = await em.findOneOrFail(User, { id: session.user_id });
      known.superseded_at ??= now;
      session.last_used_at = now;
      session.expires_at = expiry(session, now);
      em.create(RefreshToken, { token_hash: hashToken(next), session_id: session.id, created_at: now });
      return { user, session_id: session.id };
    });
    if (outcome === undefined) return undefined;
    if ('reused' in outcome) {
      this.live.endSession(outcome.reused);
      return undefined;
    }
    return { refreshToken: next, answer: await this.answer(outcome.user, outcome.session_id) };
  }

  /** Who a refresh token belongs to, without trading it; undefined when it does not hold. */
  async current(token: string): Promise<CurrentSessionDto | undefined> {
    return this.database.write(async (em) => {
      const session = await this.sessionOf(em, token);
      if (!session) return undefined;
      const user = await em.findOneOrFail(User, { id: session.user_id });
      return { id: session.id, expires_at: isoTime(session.expires_at), user: sessionUser(user) };
    });
  }

  /** Ends the session of a refresh token; says nothing when there is none. */
  async close(token: string): Promise<void> {
    const id = await this.database.write(async (em) => {
      const known = await em.findOne(RefreshToken, { token_hash: hashToken(token) });
      const session = known && (await em.findOne(Session, { id: known.session_id, revoked_at: null }));
      if (session) session.revoked_at = this.clock.now();
      return session?.id;
    });
    if (id !== undefined) this.live.endSession(id);
  }

  async list(user: CurrentUser): Promise<SessionDto[]> {
    const rows = await this.database
      .read()
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'created_at', 'last_used_at'])
      .where('user_id', '=', user.id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', this.clock.now())
      .orderBy('last_used_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      user_agent: row.user_agent ?? null,
      created_at: isoTime(row.created_at),
      last_used_at: isoTime(row.last_used_at),
      is_current: row.id === user.session_id,
    }));
  }

  /** Ends one of the caller's own sessions. */
  async revoke(user: CurrentUser, id: string): Promise<void> {
    await this.database.write(async (em) => {
      const session = await em.findOne(Session, { id, user_id: user.id, revoked_at: null });
      if (!session) throw notFound();
      session.revoked_at = this.clock.now();
    });
    this.live.endSession(id);
  }

  /** The role as it stands now, not as the access token remembers it. */
  async role(user: CurrentUser): Promise<User['role']> {
    const row = await this.database
      .read()
      .selectFrom('users')
      .select('role')
      .where('id', '=', user.id)
      .executeTakeFirst();
    if (!row) throw new AppError('not_signed_in', 'Please sign in.');
    return row.role ?? null;
  }

  private async sessionOf(em: EntityManager, token: string): Promise<Session | undefined> {
    const known = await em.findOne(RefreshToken, { token_hash: hashToken(token) });
    if (!known) return undefined;
    const now = this.clock.now();
    const session = await em.findOne(Session, { id: known.session_id, revoked_at: null, expires_at: { $gt: now } });
    const stale = known.superseded_at && now.getTime() - known.superseded_at.getTime() > REFRESH_GRACE;
    return session && !stale ? session : undefined;
  }

  private async answer(user: Account, sessionId: string): Promise<SignedInDto> {
    const access_token = await this.tokens.issue({ id: user.id, role: user.role ?? null, session_id: sessionId });
    return { access_token, expires_in: ACCESS_TOKEN_SECONDS, user: sessionUser(user) };
  }
}

function expiry(session: Session, now: Date): Date {
  const idle = now.getTime() + SESSION_IDLE_SECONDS * 1000;
  return new Date(Math.min(idle, session.created_at.getTime() + SESSION_LONGEST_SECONDS * 1000));
}
