import type { Integer, Moment } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/** What the newsletter writes about; a subscriber chooses among them. */
export const NEWSLETTER_TOPICS = ['treatments', 'costs', 'travel', 'hospitals'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

export const NEWSLETTER_TOPIC_MESSAGES: Readonly<Record<NewsletterTopic, { name: string; what: string }>> =
  defineMessages('contracts/newsletter/topics', {
    treatments: { name: 'Treatments', what: 'What is new in treatment and recovery, in plain words.' },
    costs: { name: 'Costs', what: 'When prices change, and what a quote should contain.' },
    travel: { name: 'Visa and travel', what: 'When visa rules, flights or places to stay change.' },
    hospitals: { name: 'Hospitals and doctors', what: 'Who joins us, and what they are known for.' },
  });

/** How the texts of the public site are. */
export interface ContentSummary {
  articles: Integer;
  /** Articles whose day of the next review has come. */
  articles_due: Integer;
  questions: Integer;
  /** Questions that more readers called unhelpful than helpful. */
  questions_unhelpful: Integer;
  /** Votes in the last 30 days. */
  votes: Integer;
  /** Open ones. */
  vacancies: Integer;
  /** Applications in the last 30 days, without those of tests. */
  applications: Integer;
  /** Who gets the newsletter, without subscriptions of tests. */
  readers: Integer;
  /** Who subscribed in the last 30 days. */
  readers_new: Integer;
  /** Who left in the last 30 days. */
  readers_left: Integer;
  topics: TopicReaders[];
}

export interface TopicReaders {
  topic: NewsletterTopic;
  readers: Integer;
}

/** The caller's own subscription. */
export interface NewsletterSubscription {
  /** @format email */
  email: string;
  /** A subscription is read and changed by the owner of a confirmed address only. */
  email_confirmed: boolean;
  /** None without a subscription. */
  topics: NewsletterTopic[];
  subscribed_at: Moment | null;
}
