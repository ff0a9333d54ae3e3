import { GUEST_LINK_DAYS, type GuestLinkEnd } from '@ayana/contracts/guest-case';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import { currentLanguage } from '../../platform/languages/current-language.js';
import {
  permanentTokenHash,
  type PermanentTokenMaker,
  permanentTokens,
} from '../../platform/secrets/permanent-token.js';

const DAY = 24 * 60 * 60 * 1000;

/** Links of one case for a guest: one at a time, until an account has the case. */
@Injectable()
export class GuestLinks {
  private readonly tokenOf: PermanentTokenMaker;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.tokenOf = permanentTokens(config.cookieSecret);
  }

  /**
   * Opens a link in place of the one before. The mail that carries it makes its secret of the id.
   * @param by the one of the staff who sends it, and the language of its mails; by default it is the sender's own form
   * @returns its id; null for a case that an account has
   */
  async open(
    em: EntityManager,
    case_id: string,
    { created_by = null, language = currentLanguage() }: { created_by?: string | null; language?: string | null } = {},
  ): Promise<string | null> {
    const database = within(em);
    const { rows } = await sql`select from cases where id = ${case_id} and person_id is null and journey_id is null
      for update`.execute(database);
    if (rows.length === 0) return null;
    await this.end(em, case_id, 'replaced');
    const id = this.ids.next();
    const now = this.clock.now();
    await sql`insert into guest_links (id, case_id, token_hash, created_by, language, created_at, expires_at)
      values (${id}, ${case_id}, ${permanentTokenHash(this.tokenOf('open_guest_case', id))}, ${created_by}, ${language},
        ${now}, ${new Date(now.getTime() + GUEST_LINK_DAYS * DAY)})`.execute(database);
    return id;
  }

  /**
   * Ends the link of a case, and with it every session that it gave.
   * @returns whether there was one
   */
  async end(em: EntityManager, case_id: string, why: GuestLinkEnd): Promise<boolean> {
    const { rows } = await sql`update guest_links set ended_at = ${this.clock.now()}, ended_why = ${why}
      where case_id = ${case_id} and ended_at is null returning id`.execute(within(em));
    return rows.length > 0;
  }
}
