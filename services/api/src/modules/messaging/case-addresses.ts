import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import { digest } from './message-id.js';
import { mailDomain, MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';

/** Base 32 without letters that are misread (Crockford's), in lower case: some servers change the case of an address. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const TOKEN_LENGTH = 16;
const TOKEN = /^[0-9abcdefghjkmnpqrstvwxyz]{16}$/;

/** 80 random bits. */
const newToken = (): string => Array.from(randomBytes(TOKEN_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');

/** The address of each case: `case+TOKEN@…`, to which mails about it are answered. */
@Injectable()
export class CaseAddresses {
  constructor(
    private readonly clock: Clock,
    @Inject(MESSAGING_SETTINGS) private readonly settings: MessagingSettings,
  ) {}

  /** Whether answers are read at all. */
  get isOn(): boolean {
    return this.settings.caseAddress !== null;
  }

  /** The address of a case, which is made when it is first asked for; null where no mailbox is read. */
  async of(em: EntityManager, case_id: string): Promise<string | null> {
    const { caseAddress } = this.settings;
    if (caseAddress === null) return null;
    const database = within(em);
    await database
      .insertInto('case_addresses')
      .values({ case_id, token: newToken(), created_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('case_id').doNothing())
      .execute();
    const { token } = await database
      .selectFrom('case_addresses')
      .select('token')
      .where('case_id', '=', case_id)
      .executeTakeFirstOrThrow();
    const at = caseAddress.lastIndexOf('@');
    return `${caseAddress.slice(0, at)}+${token}${caseAddress.slice(at)}`;
  }

  /** The case that one of some addresses belongs to; null when none does. */
  async caseOf(em: EntityManager, addresses: readonly string[]): Promise<string | null> {
    const tokens = addresses.flatMap((address) => this.tokenIn(address) ?? []);
    if (tokens.length === 0) return null;
    const row = await within(em)
      .selectFrom('case_addresses')
      .select('case_id')
      .where('token', 'in', tokens)
      .executeTakeFirst();
    return row?.case_id ?? null;
  }

  /** The case of the mail that another one answers, by the Message-IDs it names: the last one first. */
  async caseOfAnswered(em: EntityManager, messageIds: readonly string[]): Promise<string | null> {
    if (messageIds.length === 0) return null;
    const { rows } = await sql<{ case_id: string }>`
      select mail.case_id from outgoing_mails mail
      where mail.message_id = any (${[...messageIds]}) and mail.case_id is not null
      order by array_position(${[...messageIds]}::text[], mail.message_id) desc limit 1`.execute(within(em));
    return rows[0]?.case_id ?? null;
  }

  private tokenIn(address: string): string | null {
    const base = this.settings.caseAddress?.toLowerCase() ?? '';
    const given = address.trim().toLowerCase();
    const [local = '', token = ''] = given.slice(0, given.lastIndexOf('@')).split('+');
    const isOurs = base !== '' && `${local}@${mailDomain(given)}` === base;
    return isOurs && TOKEN.test(token) ? token : null;
  }
}

/** The Message-ID that all mails about a case name as their first, so that mail programs show them together. */
export const caseThreadId = (case_id: string, domain: string): string => `<${digest(`case:${case_id}`, 40)}@${domain}>`;
