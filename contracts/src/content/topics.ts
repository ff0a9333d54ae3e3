import { defineMessages } from '../language/index.ts';

/** Topics of articles, by their name in the address (`/blog?topic=choosing`), in the displayed order. */
export const BLOG_TOPIC_NAMES = defineMessages('contracts/content/topics/blog-topic-names', {
  choosing: 'Choosing',
  'costs-and-papers': 'Costs and papers',
  'visa-and-travel': 'Visa and travel',
  'during-treatment': 'During treatment',
  'going-home': 'Recovery and going home',
}) satisfies Readonly<Record<string, string>>;
export type BlogTopic = keyof typeof BLOG_TOPIC_NAMES;
export const BLOG_TOPICS = Object.keys(BLOG_TOPIC_NAMES) as readonly BlogTopic[];

/** Topics of questions, by their name in the address (`/faq?topic=money`), in the order of a journey. */
export const FAQ_TOPIC_NAMES = defineMessages('contracts/content/topics/faq-topic-names', {
  ayana: 'Ayana and what it does',
  'first-steps': 'First steps and consultations',
  'doctors-and-hospitals': 'Doctors and hospitals',
  money: 'Prices and paying',
  'visa-and-travel': 'Visa and travel',
  'in-hospital': 'In hospital',
  'going-home': 'Recovery and going home',
  'your-data': 'Your account and your data',
}) satisfies Readonly<Record<string, string>>;
export type FaqTopic = keyof typeof FAQ_TOPIC_NAMES;
export const FAQ_TOPICS = Object.keys(FAQ_TOPIC_NAMES) as readonly FaqTopic[];
