import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Role, SessionUser, Session as SessionAnswer, UserSession } from '@ayana/contracts/identity';
import { notFound } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { SecurityEventsService } from '../../security-events/index.js';
import { ACCESS_VERSION } from '../accounts/access-version.js';
import type { Device } from './device.js';
import type { CurrentSessionDto, SignedInDto } from './sessions.dto.js';
import { LiveSessions } from './live-sessions.js';
import { invalidCredentials, signInFirst } from '../errors.js';
import { RefreshToken, Session } from './session.entity.js';
import { ACCESS_TOKEN_SECONDS, REFRESH_GRACE, SESSION_IDLE_SECONDS, SESSION_MAX_SECONDS } from './token-limits.js';
import { hashToken, newRefreshToken, Tokens } from './tokens.js';
import type { User } from '../accounts/user.entity.js';

export interface Opened {
  refreshToken: string;
  answer: SignedInDto;
}

/** A user who has proved who they are. */
export interface AuthenticatedUser {
  id: string;
  email: string;
  /** The hash the password was compared with, when signing in by password. */
  password_hash?: string | null | undefined;
}

/** A user's current state, with the version of their access. */
interface UserSnapshot {
  id: string;
  email: string;
  name: string;
  role: Role | null;
  language: string;
  email_verified_at: Date | string | null;
  password_hash: string | null;
  access: number;
}

function sessionUser(user: Omit<UserSnapshot, 'password_hash' | 'access'>): SessionUser {
  const { id, email, name, role, language } = user;
  return { id, email, name, role, language, email_verified: user.email_verified_at !== null };
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
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Opens a session for an authenticated user, with their current role.
   * @param method `password`, or `oauth:<provider>`
   * @param replaces the browser's earlier session, which ends; null for none
   * @throws AppError `invalid_credentials` when the password changed meanwhile; `not_signed_in` when the account was deleted
   */
  async open(
    authenticated: AuthenticatedUser,
    device: Device,
    { method = 'password', replaces }: { method?: string; replaces: string | null },
  ): Promise<Opened> {
    const now = this.clock.now();
    const refreshToken = newRefreshToken();
    const id = this.ids.next();
    const user = await this.database.write(async (em) => {
      const snapshot = await this.lockUser(em, authenticated);
      // Its cookie is overwritten: the user could not end it from this browser any more.
      if (replaces !== null) await this.end(em, sql`id = ${replaces}`);
      em.create(Session, {
        id,
        user_id: authenticated.id,
        ...device,
        method,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + SESSION_IDLE_SECONDS * 1000),
      });
      await em.flush();
      em.create(RefreshToken, { token_hash: hashToken(refreshToken), session_id: id, created_at: now });
      await this.securityEvents.record(em, {
        user_id: authenticated.id,
        event_type: 'user_login',
        details: { user_id: authenticated.id },
      });
      return snapshot;
    });
    return { refreshToken, answer: await this.answer(user, id) };
  }

  /**
   * Trades a refresh token for the next one. A token that was superseded longer ago than the grace time was stolen or copied: its whole
   * family ends.
   * @returns undefined when the token is unknown, ended or reused
   */
  async refresh(token: string): Promise<Opened | undefined> {
    const next = newRefreshToken();
    const now = this.clock.now();
    const outcome = await this.database.write(async (em) => {
      const known = await em.findOne(RefreshToken, { token_hash: hashToken(token) });
      if (!known) return undefined;
      const session = await em.findOne(Session, { id: known.session_id }, FOR_UPDATE);
      await em.refresh(known);
      if (!session || session.revoked_at || session.expires_at <= now) return undefined;
      if (known.superseded_at && now.getTime() - known.superseded_at.getTime() > REFRESH_GRACE) {
        await this.end(em, sql`id = ${session.id}`);
        await this.securityEvents.record(em, {
          user_id: session.user_id,
          event_type: 'refresh_token_reused',
          details: { session_id: session.id },
        });
        return undefined;
      }
      // Role and version are read together. A role changed a moment later creates a newer version, which makes this token invalid.
      const user = await snapshotOf(em, session.user_id);
      if (!user) return undefined;
      known.superseded_at ??= now;
      session.last_used_at = now;
      session.expires_at = expiry(session, now);
      em.create(RefreshToken, { token_hash: hashToken(next), session_id: session.id, created_at: now });
      return { user, session_id: session.id };
    });
    if (outcome === undefined) return undefined;
    return { refreshToken: next, answer: await this.answer(outcome.user, outcome.session_id) };
  }

  /** The user of a refresh token, without trading it; undefined when it is not valid. */
  async current(token: string): Promise<CurrentSessionDto | undefined> {
    return this.database.write(async (em) => {
      const session = await this.sessionOf(em, token);
      if (!session) return undefined;
      const user = await snapshotOf(em, session.user_id);
      if (!user) return undefined;
      return { id: session.id, expires_at: isoTime(session.expires_at), user: sessionUser(user) };
    });
  }

  /** The session of a refresh token, open or not; null without a token or for an unknown one. */
  async idOf(token: string | undefined): Promise<string | null> {
    if (token === undefined) return null;
    const known = await this.database
      .read()
      .selectFrom('refresh_tokens')
      .select('session_id')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    return known?.session_id ?? null;
  }

  /** Ends the session of a refresh token, if there is one. */
  async close(token: string): Promise<void> {
    const id = await this.idOf(token);
    if (id !== null) await this.database.write((em) => this.end(em, sql`id = ${id}`));
  }

  /** The caller's open sessions, the most recently used first. */
  async list(user: CurrentUser): Promise<SessionAnswer[]> {
    const sessions = await this.openOf(user.id);
    return sessions.map((session) => Object.assign(session, { is_current: session.id === user.session_id }));
  }

  /** A user's open sessions, the most recently used first. */
  async openOf(userId: string): Promise<UserSession[]> {
    const rows = await this.database
      .read()
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'network', 'method', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', this.clock.now())
      .orderBy('last_used_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      user_agent: row.user_agent ?? null,
      network: row.network ?? null,
      method: row.method,
      created_at: isoTime(row.created_at),
      last_used_at: isoTime(row.last_used_at),
    }));
  }

  /** Ends one of the caller's own sessions. */
  async revoke(user: CurrentUser, id: string): Promise<void> {
    await this.database.write(async (em) => {
      const ended = await this.endOne(em, user.id, id);
      if (ended === 0) throw notFound();
      await this.recordEnd(em, user, ended);
    });
  }

  /** Ends every session of the caller except the current one. */
  async revokeOthers(user: CurrentUser): Promise<void> {
    await this.database.write(async (em) => {
      const ended = await this.endAll(em, user.id, user.session_id);
      if (ended > 0) await this.recordEnd(em, user, ended);
    });
  }

  /**
   * Ends every session of an account, within the caller's transaction; tokens and sockets end when it commits.
   * @param except a session that continues
   * @returns how many were ended
   */
  async endAll(em: EntityManager, userId: string, except: string | null = null): Promise<number> {
    return this.end(em, sql`user_id = ${userId} and id is distinct from ${except}::uuid`);
  }

  /** As `endAll`, for one session; 0 when the account has no such open session. */
  async endOne(em: EntityManager, userId: string, id: string): Promise<number> {
    return this.end(em, sql`user_id = ${userId} and id = ${id}`);
  }

  /** As `endAll`, for the sessions opened by one method: `password`, or `oauth:<provider>`. */
  async endByMethod(em: EntityManager, userId: string, method: string, except: string): Promise<number> {
    return this.end(em, sql`user_id = ${userId} and method = ${method} and id <> ${except}`);
  }

  /**
   * The user's current state, not the one from before the password was compared. The row stays locked until the session is written: a new
   * password or role is either seen here, or comes later and ends the session.
   */
  private async lockUser(em: EntityManager, { id, password_hash }: AuthenticatedUser): Promise<UserSnapshot> {
    const snapshot = await snapshotOf(em, id, sql`for share`);
    if (password_hash !== undefined && snapshot?.password_hash !== password_hash) throw invalidCredentials();
    if (!snapshot) throw signInFirst();
    return snapshot;
  }

  /** The time is the database's, which every process uses to find ended sessions (`LiveSessions`). */
  private async end(em: EntityManager, which: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ id: string }>`
      update sessions set revoked_at = clock_timestamp()
      where ${which} and revoked_at is null and expires_at > ${this.clock.now()}
      returning id`.execute(within(em));
    this.database.afterCommit(em, () => {
      for (const { id } of rows) this.live.endSession(id);
    });
    return rows.length;
  }

  private recordEnd(em: EntityManager, user: CurrentUser, sessions: number): Promise<void> {
    return this.audit.record(em, { action: 'sessions.ended', actor: user, subject_id: user.id, details: { sessions } });
  }

  /** The current role, not the one in the access token. */
  async role(user: CurrentUser): Promise<User['role']> {
    const row = await this.database
      .read()
      .selectFrom('users')
      .select('role')
      .where('id', '=', user.id)
      .executeTakeFirst();
    if (!row) throw signInFirst();
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

  private async answer(user: UserSnapshot, sessionId: string): Promise<SignedInDto> {
    const access_token = await this.tokens.issue({ id: user.id, role: user.role, session_id: sessionId }, user.access);
    return { access_token, expires_in: ACCESS_TOKEN_SECONDS, user: sessionUser(user) };
  }
}

/** @param lock how the row is locked, if at all */
async function snapshotOf(
  em: EntityManager,
  id: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<UserSnapshot | undefined> {
  const { rows } = await sql<UserSnapshot>`
    select id, email, name, role, language, email_verified_at, password_hash, ${ACCESS_VERSION} as access
    from users where id = ${id} ${lock}`.execute(within(em));
  return rows[0];
}

function expiry(session: Session, now: Date): Date {
  const idle = now.getTime() + SESSION_IDLE_SECONDS * 1000;
  return new Date(Math.min(idle, session.created_at.getTime() + SESSION_MAX_SECONDS * 1000));
}
