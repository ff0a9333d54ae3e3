import { GUEST_MESSAGES_AN_HOUR, type GuestAdded, type GuestCase } from '@ayana/contracts/guest-case';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notAllowed, notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import { type PermanentTokenMaker, permanentTokens } from '../../platform/secrets/permanent-token.js';
import { GuestMessages } from '../messages/index.js';
import { GuestPapers } from '../records/index.js';
import { guestOverview } from './guest-case.queries.js';
import type { NewGuestPaperDto } from './guest-cases.dto.js';
import { type GuestSession, GuestSessions } from './guest-sessions.service.js';
import { GUEST_MESSAGES as messages } from './messages.js';

const HOUR = 60 * 60 * 1000;
const MOST_MESSAGES = 200;

/** One case for its guest. Adding needs the link alone; reading what is medical needs a confirmed session. */
@Injectable()
export class GuestCases {
  private readonly tokenOf: PermanentTokenMaker;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: GuestSessions,
    private readonly thread: GuestMessages,
    private readonly papers: GuestPapers,
  ) {
    this.tokenOf = permanentTokens(config.cookieSecret);
  }

  async read(session: GuestSession): Promise<GuestCase> {
    const database = this.database.read();
    const now = this.clock.now();
    const overview = await guestOverview(database, session, this.tokenOf, now);
    const shown = { ...overview, session_expires_at: session.expires_at.toISOString() };
    if (!session.is_confirmed) return { ...shown, content: null };
    const list = await this.thread.list(database, session.case_id, MOST_MESSAGES);
    const content = {
      messages: list.map((message) => Object.assign(message, { created_at: isoTime(message.created_at) })),
      papers: await this.papers.list(database, session.case_id),
    };
    return { ...shown, content };
  }

  /** @throws AppError `too_many_requests` */
  async write(em: EntityManager, session: GuestSession, text: string): Promise<GuestAdded> {
    await this.refuseMany(em, session);
    const id = await this.thread.add(em, session.case_id, text);
    await this.sessions.note(em, session.case_id, 'message');
    return { id };
  }

  /**
   * Marks the messages up to a time as read: no mail says that they are there.
   * @throws AppError `not_allowed` for a session that does not read them
   */
  async markRead(session: GuestSession, until: string): Promise<void> {
    if (!session.is_confirmed) throw notAllowed();
    await sql`update guest_links set read_until = greatest(read_until, least(${until}::timestamptz, ${this.clock.now()}))
      where id = ${session.link_id}`.execute(this.database.read());
  }

  addPaper({ case_id, link_id }: GuestSession, paper: NewGuestPaperDto): Promise<GuestAdded> {
    return this.papers.add({ case_id, link_id, kind: paper.kind, upload_id: paper.upload_id });
  }

  /** @throws AppError `not_found` for a paper of another case, and until the session is confirmed */
  async openPaper(session: GuestSession, id: string): Promise<StreamableFile> {
    if (!session.is_confirmed) throw notFound();
    await this.database.write((em) => this.sessions.note(em, session.case_id, 'paper_opened', { paper: id }));
    return this.papers.open(session.case_id, id);
  }

  private async refuseMany(em: EntityManager, { case_id }: GuestSession): Promise<void> {
    const now = this.clock.now().getTime();
    const { rows } = await sql<{ count: number; first: string }>`
      select count(*)::integer as count, min(message.created_at) as first
      from messages message join threads thread on thread.id = message.thread_id
      where thread.journey_id = ${case_id} and message.channel = 'guest_link' and message.created_at > ${new Date(now - HOUR)}`.execute(
      within(em),
    );
    const { count = 0, first } = rows[0] ?? {};
    if (count < GUEST_MESSAGES_AN_HOUR || first === undefined) return;
    const retryAfter = (new Date(first).getTime() + HOUR - now) / 1000;
    throw new AppError('too_many_requests', messages.many, { retryAfter });
  }
}
