import { createHmac } from 'node:crypto';
import {
  GUEST_CODE_DIGITS,
  GUEST_CODE_MINUTES,
  GUEST_CODES_AN_HOUR,
  GUEST_WRONG_CODES,
  type GuestCodeSent,
} from '@ayana/contracts/guest-case';
import { isPhone } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { digitsOf } from '../../platform/secrets/digits-of.js';
import { keyFor } from '../../platform/secrets/key-for.js';
import { type PermanentTokenMaker, permanentTokens } from '../../platform/secrets/permanent-token.js';
import { sameText } from '../../platform/secrets/same-text.js';
import { GuestLinks } from '../case-register/index.js';
import { MessagingService } from '../messaging/index.js';
import { phoneEndOf } from './guest-case.queries.js';
import { type GuestSession, GuestSessions } from './guest-sessions.service.js';
import { GUEST_MESSAGES as messages } from './messages.js';

const HOUR = 60 * 60 * 1000;

type Outcome = { left: number } | 'confirmed' | 'expired' | 'ended';

/** The code that opens what is medical: sent by text message to the number of the form, for one session. */
@Injectable()
export class GuestCodes {
  private readonly tokenOf: PermanentTokenMaker;
  private readonly phoneKey: Buffer;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly messaging: MessagingService,
    private readonly links: GuestLinks,
    private readonly sessions: GuestSessions,
  ) {
    this.tokenOf = permanentTokens(config.cookieSecret);
    this.phoneKey = keyFor(config.cookieSecret, 'guest phones');
  }

  /** @throws AppError `illegal_transition` without a number, `too_many_requests` for a link or a number that got enough within the hour */
  send({ id: session_id, link_id, case_id }: GuestSession): Promise<GuestCodeSent> {
    return this.database.write(async (em) => {
      const database = within(em);
      const phone = await phoneOf(database, case_id);
      const phone_end = phoneEndOf(phone);
      if (phone === null || phone_end === null) throw new AppError('illegal_transition', messages.no_phone);
      const phone_hash = createHmac('sha256', this.phoneKey).update(phone.replace(/\D/g, '')).digest('base64url');
      await this.refuseMany(em, link_id, phone_hash);
      const id = this.ids.next();
      const now = this.clock.now();
      const expires_at = new Date(now.getTime() + GUEST_CODE_MINUTES * 60_000);
      await sql`insert into guest_codes (id, session_id, link_id, phone_hash, created_at, expires_at)
        values (${id}, ${session_id}, ${link_id}, ${phone_hash}, ${now}, ${expires_at})`.execute(database);
      await this.messaging.queueText(em, {
        channel: 'sms',
        to: phone,
        template: 'guest_code',
        data: { id },
        dedupe_key: `guest_code:${id}`,
      });
      await this.sessions.note(em, case_id, 'code_sent');
      return { phone_end, expires_at: expires_at.toISOString() };
    });
  }

  /**
   * Confirms the session by its code.
   * @throws AppError `invalid_fields` for a wrong one, `link_invalid` once the link has ended by it
   */
  async confirm(session: GuestSession, typed: string): Promise<void> {
    const code = typed.replace(/[\s-]/g, '');
    if (!/^\d+$/.test(code) || code.length !== GUEST_CODE_DIGITS)
      throw refusedFields([{ field: 'code', message: messages.code_format }]);
    // What a wrong code counts stays, so it is refused after the commit.
    const outcome = await this.database.write((em) => this.check(em, session, code));
    if (outcome === 'ended') throw new AppError('link_invalid', messages.ended.wrong_codes);
    if (outcome === 'expired') throw refusedFields([{ field: 'code', message: messages.code_expired }]);
    if (outcome !== 'confirmed') throw refusedFields([{ field: 'code', message: messages.code_wrong(outcome.left) }]);
  }

  private async check(em: EntityManager, { id, link_id, case_id }: GuestSession, code: string): Promise<Outcome> {
    const database = within(em);
    const now = this.clock.now();
    const { rows: links } = await sql<{ ended_at: Date | null }>`
      select ended_at from guest_links where id = ${link_id} for update`.execute(database);
    if (links[0]?.ended_at !== null) return 'ended';
    const { rows } = await sql<{ id: string; is_over: boolean }>`
      select id, expires_at <= ${now} as is_over from guest_codes where session_id = ${id} and used_at is null`.execute(
      database,
    );
    const sent = rows.find((each) => sameText(code, digitsOf(this.tokenOf('guest_code', each.id), GUEST_CODE_DIGITS)));
    if (sent?.is_over === true) return 'expired';
    if (sent === undefined) return this.countWrong(em, link_id, case_id);
    await sql`update guest_codes set used_at = ${now} where id = ${sent.id}`.execute(database);
    await sql`update guest_sessions set confirmed_at = ${now} where id = ${id}`.execute(database);
    await sql`update guest_links set wrong_codes = 0 where id = ${link_id}`.execute(database);
    await this.sessions.note(em, case_id, 'confirmed');
    return 'confirmed';
  }

  private async countWrong(em: EntityManager, link_id: string, case_id: string): Promise<Outcome> {
    const { rows } = await sql<{ wrong: number }>`update guest_links set wrong_codes = wrong_codes + 1
      where id = ${link_id} returning wrong_codes as wrong`.execute(within(em));
    const left = GUEST_WRONG_CODES - (rows[0]?.wrong ?? 0);
    await this.sessions.note(em, case_id, 'wrong_code');
    if (left > 0) return { left };
    await this.links.end(em, case_id, 'wrong_codes');
    return 'ended';
  }

  private async refuseMany(em: EntityManager, link_id: string, phone_hash: string): Promise<void> {
    const database = within(em);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`guest codes ${phone_hash}`}, 0))`.execute(database);
    const now = this.clock.now().getTime();
    const { rows } = await sql<{ count: number; first: string }>`
      select count(*)::integer as count, min(created_at) as first from guest_codes
      where (link_id = ${link_id} or phone_hash = ${phone_hash}) and created_at > ${new Date(now - HOUR)}`.execute(
      database,
    );
    const { count = 0, first } = rows[0] ?? {};
    if (count < GUEST_CODES_AN_HOUR || first === undefined) return;
    const retryAfter = (new Date(first).getTime() + HOUR - now) / 1000;
    throw new AppError('too_many_requests', messages.codes, { retryAfter });
  }
}

/** The number of the form, when a text message can be sent to it. */
async function phoneOf(database: Kysely<Tables>, case_id: string): Promise<string | null> {
  const row = await database
    .selectFrom('cases')
    .innerJoin('inbox_items as item', 'item.id', 'cases.inbox_item_id')
    .select('item.phone')
    .where('cases.id', '=', case_id)
    .executeTakeFirst();
  const phone = row?.phone ?? null;
  return phone === null || !isPhone(phone) ? null : phone;
}
