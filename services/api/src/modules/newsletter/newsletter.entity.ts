import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { NewsletterTopic } from '@ayana/contracts/newsletter';

export const NewsletterSubscriptionSchema = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  properties: {
    id: p.uuid().primary(),
    /** As typed; unique in lower case. */
    email: p.string(),
    source: p.string(),
    subscribed_at: p.datetime(),
    unsubscribed_at: p.datetime().nullable(),
    /** How often it was started: a returning subscriber gets the welcome mail again. */
    times: p.integer(),
    /** At least one; a new subscription has all of them. */
    topics: p.array().$type<NewsletterTopic[]>(),
  },
});

export class NewsletterSubscription extends NewsletterSubscriptionSchema.class {}
NewsletterSubscriptionSchema.setClass(NewsletterSubscription);

declare module '../../platform/database/tables.js' {
  interface Tables {
    newsletter_subscriptions: InferKyselyTable<typeof NewsletterSubscriptionSchema>;
  }
}
