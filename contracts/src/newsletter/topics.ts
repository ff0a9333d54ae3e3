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
