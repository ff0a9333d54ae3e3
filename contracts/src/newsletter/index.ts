export * from './newsletter.ts';
export { NEWSLETTER_TOPIC_MESSAGES, NEWSLETTER_TOPICS } from './topics.ts';
export type { NewsletterTopic } from './topics.ts';
export type { NewsletterSubscription, TopicReaders, ContentSummary } from './topics.ts';
