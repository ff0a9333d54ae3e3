import { atJourney } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, within } from '../../../platform/database/database.js';
import { idOfToken, permanentTokens } from '../../../platform/secrets/permanent-token.js';
import { LeavingNewsletter } from '../../newsletter/index.js';

/** The links of a message, which work without signing in. */
@Injectable()
export class BroadcastLinks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly newsletter: LeavingNewsletter,
  ) {}

  /**
   * Opens the link of a message, about the journey of the patient that it went to; the first time counts.
   * @returns where it leads to
   * @throws AppError `not_found` for a link this product did not send
   */
  async open(token: string): Promise<string> {
    const id = this.idOf('open_broadcast_link', token);
    return this.database.write(async (em) => {
      const { rows } = await sql<{ link: string | null; journey_id: string | null }>`
        with opened as (update broadcast_messages set opened_at = ${this.clock.now()} where id = ${id} and opened_at is null)
        select broadcast.link, case when message.companion_id is null then message.journey_id end as journey_id
        from broadcast_messages message join broadcasts broadcast on broadcast.id = message.broadcast_id
        where message.id = ${id}`.execute(within(em));
      const [row] = rows;
      if (row?.link == null) throw notFound();
      const { link, journey_id } = row;
      return link.startsWith('/') ? this.config.publicOrigin + atJourney(link, journey_id) : link;
    });
  }

  /** The language of the message of a link that leaves the newsletter. @throws AppError `not_found` */
  async find(token: string): Promise<{ language: string }> {
    const message = await this.database
      .read()
      .selectFrom('broadcast_messages')
      .leftJoin('users', 'users.id', 'user_id')
      .select('users.language as language')
      .where('broadcast_messages.id', '=', this.idOf('leave_by_broadcast', token))
      .executeTakeFirstOrThrow(notFound);
    return { language: message.language ?? 'en' };
  }

  /** Ends the subscription of who got the message; repeating it is not an error. */
  async leave(token: string): Promise<void> {
    const id = this.idOf('leave_by_broadcast', token);
    await this.database.write(async (em) => {
      const { rows } = await sql<{ email: string | null }>`
        update broadcast_messages message set unsubscribed_at = coalesce(unsubscribed_at, ${this.clock.now()})
        where message.id = ${id}
        returning (select coalesce(person.email, companion.email) from (select) one left join users person on person.id = message.user_id
          left join companions companion on companion.id = message.companion_id) as email`.execute(within(em));
      const [row] = rows;
      if (row === undefined) throw notFound();
      if (row.email !== null) await this.newsletter.leave(em, row.email);
    });
  }

  private idOf(purpose: 'open_broadcast_link' | 'leave_by_broadcast', token: string): string {
    const id = idOfToken(permanentTokens(this.config.cookieSecret), purpose, token);
    if (id === null) throw notFound();
    return id;
  }
}
