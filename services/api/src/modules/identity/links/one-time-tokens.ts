import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { type LinkPurpose, oneTimeTokens, type OneTimeTokenMaker } from '../../../platform/secrets/one-time-token.js';
import { OneTimeToken } from './one-time-token.entity.js';
import { linkInvalid } from '../errors.js';

/** Milliseconds a link is valid. */
export const LINK_LIFETIME = 60 * 60 * 1000;

export interface LinkRequest {
  purpose: LinkPurpose;
  /** The account or the sign-up it belongs to; when both are null the row opens nothing, but costs the same work. */
  user_id: string | null;
  sign_up_id: string | null;
  /** The new address of `change_email`. */
  email?: string;
}

/** What a mail stores about its link; the token itself is made when the mail is written. */
export interface Link {
  id: string;
  expires_at: Date;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Links that work once, within an hour. A row stores the hash of its token; the token is derived from the row's id and the server's secret
 * when a mail is written (`platform/secrets`).
 */
@Injectable()
export class OneTimeTokens {
  private readonly make: OneTimeTokenMaker;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.make = oneTimeTokens(config.cookieSecret);
  }

  /** Creates a link. A newer link to reset a password or to change an address invalidates the account's older one. */
  async issue(em: EntityManager, request: LinkRequest): Promise<Link> {
    const { purpose, user_id, sign_up_id, email = null } = request;
    const id = this.ids.next();
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + LINK_LIFETIME);
    // The same statement and the same row, whether there is an account or not: an unknown address takes the same time.
    await sql`
      with ended as (
        update one_time_tokens set used_at = ${now}
        where user_id = ${user_id} and purpose = ${purpose} and used_at is null
      )
      insert into one_time_tokens (id, token_hash, purpose, user_id, sign_up_id, email, created_at, expires_at)
      values (${id}, ${hashOf(this.make(purpose, id))}, ${purpose}, ${user_id}, ${sign_up_id}, ${email}, ${now}, ${expires_at})`.execute(
      within(em),
    );
    return { id, expires_at };
  }

  /** The token of a link that is used at once and not mailed, such as during sign-in with a provider. */
  tokenOf(purpose: LinkPurpose, { id }: Link): string {
    return this.make(purpose, id);
  }

  /**
   * Uses up a link. Of concurrent requests one succeeds: the row is marked by the statement that finds it.
   * @throws AppError `link_invalid` for a token that is unknown, used, expired or made for another purpose, without saying which
   */
  async use(em: EntityManager, purposes: readonly LinkPurpose[], token: string): Promise<OneTimeToken> {
    const now = this.clock.now();
    const [used] = await em
      .createQueryBuilder(OneTimeToken)
      .update({ used_at: now })
      .where({ token_hash: hashOf(token), purpose: { $in: [...purposes] }, used_at: null, expires_at: { $gt: now } })
      .returning('*')
      .execute<OneTimeToken[]>('all');
    if (!used) throw linkInvalid();
    return used;
  }

  /**
   * Checks a link without using it up.
   * @throws AppError `link_invalid` as `use` does
   */
  async find(em: EntityManager, purposes: readonly LinkPurpose[], token: string): Promise<OneTimeToken> {
    const now = this.clock.now();
    const link = await em.findOne(OneTimeToken, {
      token_hash: hashOf(token),
      purpose: { $in: [...purposes] },
      used_at: null,
      expires_at: { $gt: now },
    });
    if (!link) throw linkInvalid();
    return link;
  }

  /** Invalidates every open link of an account, after its password or address changed. */
  async endAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeUpdate(OneTimeToken, { user_id: userId, used_at: null }, { used_at: this.clock.now() });
  }
}
