import { randomBytes } from 'node:crypto';
import { GUEST_SESSION_MINUTES, type GuestLinkEnd } from '@ayana/contracts/guest-case';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { OwnCookie } from '../../platform/http/own-cookie.js';
import { permanentTokenHash } from '../../platform/secrets/permanent-token.js';
import { AuditTrail } from '../activity/index.js';
import { GUEST_COOKIE } from './guest-secret.js';
import { GUEST_MESSAGES as messages } from './messages.js';

const MINUTE = 60_000;

/** A browser that opened a link, while both last. */
export interface GuestSession {
  id: string;
  link_id: string;
  case_id: string;
  expires_at: Date;
  /** Whether it reads what is medical. */
  is_confirmed: boolean;
}

/** A link with what says whether it opens its case. */
interface Link {
  id: string;
  case_id: string;
  expires_at: Date;
  ended_why: GuestLinkEnd | null;
  has_account: boolean;
}

type Found = Link & { session_id: string; session_expires_at: Date; confirmed_at: Date | null };

/** Exchanges the secret of a mailed link for a session in a cookie, which is sent to the routes of the guest’s case alone. */
@Injectable()
export class GuestSessions {
  private readonly cookie: OwnCookie;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
  ) {
    this.cookie = new OwnCookie(config, {
      name: GUEST_COOKIE,
      path: '/api/guest-case',
      seconds: GUEST_SESSION_MINUTES * 60,
      sameSite: 'strict',
    });
  }

  /** @throws AppError `not_found` for a secret of no link, `link_invalid` for one that has ended */
  async begin(reply: FastifyReply, token: string): Promise<GuestSession> {
    const secret = randomBytes(32).toString('base64url');
    const session = await this.database.write(async (em) => {
      const database = within(em);
      const { rows } = await sql<Link>`select ${LINK} from guest_links link join cases on cases.id = link.case_id
        where link.token_hash = ${permanentTokenHash(token)} for update of link`.execute(database);
      const [link] = rows;
      if (link === undefined) throw notFound();
      const now = this.clock.now();
      this.refuseEnded(link, now);
      const id = this.ids.next();
      const expires_at = new Date(
        Math.min(now.getTime() + GUEST_SESSION_MINUTES * MINUTE, new Date(link.expires_at).getTime()),
      );
      await sql`insert into guest_sessions (id, link_id, token_hash, created_at, expires_at)
        values (${id}, ${link.id}, ${permanentTokenHash(secret)}, ${now}, ${expires_at})`.execute(database);
      await sql`update guest_links set opened_at = ${now} where id = ${link.id}`.execute(database);
      await this.note(em, link.case_id, 'opened');
      return { id, link_id: link.id, case_id: link.case_id, expires_at, is_confirmed: false };
    });
    this.cookie.set(reply, secret);
    return session;
  }

  /** @throws AppError `not_signed_in` without a session that lasts, `link_invalid` once its link has ended */
  async of(secret: string): Promise<GuestSession> {
    const found = await this.find(this.database.read(), secret);
    if (found === undefined) throw new AppError('not_signed_in', messages.session);
    const now = this.clock.now();
    this.refuseEnded(found, now);
    const expires_at = new Date(found.session_expires_at);
    if (expires_at <= now) throw new AppError('not_signed_in', messages.session);
    const { session_id: id, id: link_id, case_id, confirmed_at } = found;
    return { id, link_id, case_id, expires_at, is_confirmed: confirmed_at !== null };
  }

  async end(reply: FastifyReply, secret: string): Promise<void> {
    this.cookie.clear(reply);
    await sql`delete from guest_sessions where token_hash = ${permanentTokenHash(secret)}`.execute(
      this.database.read(),
    );
  }

  /** Of the audit trail; never with a secret. */
  note(em: EntityManager, case_id: string, guest_link: string, details: object = {}): Promise<void> {
    return this.trail.record(em, {
      action: 'inbox.changed',
      actor: null,
      subject_id: null,
      details: { id: case_id, guest_link, ...details },
    });
  }

  private refuseEnded({ ended_why, expires_at, has_account }: Link, now: Date): void {
    const why = ended_why ?? (has_account ? 'joined' : new Date(expires_at) <= now ? 'expired' : null);
    if (why !== null) throw new AppError('link_invalid', messages.ended[why]);
  }

  private async find(database: Kysely<Tables>, secret: string): Promise<Found | undefined> {
    const { rows } =
      await sql<Found>`select ${LINK}, session.id as session_id, session.expires_at as session_expires_at,
        session.confirmed_at
      from guest_sessions session join guest_links link on link.id = session.link_id join cases on cases.id = link.case_id
      where session.token_hash = ${permanentTokenHash(secret)}`.execute(database);
    return rows[0];
  }
}

const LINK = sql`link.id, link.case_id, link.expires_at, link.ended_why, cases.person_id is not null as has_account`;
