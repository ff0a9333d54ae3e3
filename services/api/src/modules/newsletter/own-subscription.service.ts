import { NEWSLETTER_TOPICS, type NewsletterTopic, type NewsletterSubscription } from '@ayana/contracts/newsletter';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { ConsentHistory } from '../consent-history/index.js';
import { NEWSLETTER_MESSAGES as messages } from './messages.js';

/** Where a subscription from the account began. */
const SOURCE = 'subscription';

interface Subscription {
  topics: NewsletterTopic[];
  subscribed_at: Date | string;
}

/** The newsletter of a signed-in person: the subscription of their confirmed address. */
@Injectable()
export class OwnSubscription {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly history: ConsentHistory,
  ) {}

  read(user: CurrentUser): Promise<NewsletterSubscription> {
    return this.database.derive((em) => this.readWithin(em, user));
  }

  /**
   * Chooses the topics; none ends the subscription.
   * @throws AppError `email_not_verified`: the address may be another person's
   */
  choose(user: CurrentUser, chosen: readonly NewsletterTopic[]): Promise<NewsletterSubscription> {
    const topics = NEWSLETTER_TOPICS.filter((topic) => chosen.includes(topic));
    return this.database.write(async (em) => {
      const { email, email_verified_at } = await addressOf(em, user);
      if (email_verified_at === null) throw new AppError('email_not_verified', messages.confirm_first);
      // Two tabs change it one after the other.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter ${email.toLowerCase()}`}, 0))`.execute(
        within(em),
      );
      const before = (await activeOf(em, email))?.topics ?? [];
      await this.store(em, email, topics);
      await this.record(em, user, before, topics);
      return this.readWithin(em, user);
    });
  }

  private async store(em: EntityManager, email: string, topics: readonly NewsletterTopic[]): Promise<void> {
    const now = this.clock.now();
    if (topics.length === 0) {
      await sql`update newsletter_subscriptions set unsubscribed_at = ${now}
        where lower(email) = lower(${email}) and unsubscribed_at is null`.execute(within(em));
      return;
    }
    await sql`
      insert into newsletter_subscriptions as known (id, email, source, subscribed_at, times, topics)
      values (${this.ids.next()}, ${email}, ${SOURCE}, ${now}, 1, ${[...topics]}::text[])
      on conflict (lower(email)) do update set topics = excluded.topics, unsubscribed_at = null,
        subscribed_at = case when known.unsubscribed_at is null then known.subscribed_at else excluded.subscribed_at end,
        times = case when known.unsubscribed_at is null then known.times else known.times + 1 end`.execute(within(em));
  }

  private record(
    em: EntityManager,
    { id }: CurrentUser,
    before: readonly NewsletterTopic[],
    after: readonly NewsletterTopic[],
  ): Promise<void> {
    const changed = NEWSLETTER_TOPICS.filter((topic) => before.includes(topic) !== after.includes(topic));
    return this.history.add(
      em,
      changed.map((topic) => ({
        user_id: id,
        subject: 'newsletter' as const,
        topic,
        given: after.includes(topic),
        source: 'account' as const,
      })),
    );
  }

  private async readWithin(em: EntityManager, user: CurrentUser): Promise<NewsletterSubscription> {
    const { email, email_verified_at } = await addressOf(em, user);
    const email_confirmed = email_verified_at !== null;
    const active = email_confirmed ? await activeOf(em, email) : undefined;
    return {
      email,
      email_confirmed,
      topics: active?.topics ?? [],
      subscribed_at: active === undefined ? null : isoTime(active.subscribed_at),
    };
  }
}

function addressOf(em: EntityManager, { id }: CurrentUser) {
  return within(em)
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function activeOf(em: EntityManager, email: string): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    select topics, subscribed_at from newsletter_subscriptions
    where lower(email) = lower(${email}) and unsubscribed_at is null`.execute(within(em));
  return rows[0];
}
