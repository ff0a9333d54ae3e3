import type { NewsletterTopic } from '@ayana/contracts/newsletter';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import { ConsentHistory } from '../consent-history/index.js';

/** Ends subscriptions by the links of mails; repeating it is not an error. */
@Injectable()
export class LeavingNewsletter {
  constructor(
    private readonly clock: Clock,
    private readonly history: ConsentHistory,
  ) {}

  leave(em: EntityManager, email: string): Promise<void> {
    return this.end(em, sql`lower(email) = lower(${email})`);
  }

  leaveById(em: EntityManager, id: string): Promise<void> {
    return this.end(em, sql`id = ${id}`);
  }

  private async end(em: EntityManager, which: RawBuilder<unknown>): Promise<void> {
    const { rows } = await sql<{ email: string; topics: NewsletterTopic[] }>`
      update newsletter_subscriptions set unsubscribed_at = ${this.clock.now()}
      where ${which} and unsubscribed_at is null returning email, topics`.execute(within(em));
    for (const ended of rows) await this.record(em, ended);
  }

  /** In the history of the address's owner, if it has an account. */
  private async record(
    em: EntityManager,
    { email, topics }: { email: string; topics: NewsletterTopic[] },
  ): Promise<void> {
    const owner = await within(em)
      .selectFrom('users')
      .select('id')
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst();
    if (owner === undefined) return;
    const entry = { user_id: owner.id, subject: 'newsletter', given: false, source: 'mail_link' } as const;
    await this.history.add(
      em,
      topics.map((topic) => ({ ...entry, topic })),
    );
  }
}
