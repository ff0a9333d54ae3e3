export { BLOG_TOPICS, BLOG_TOPIC_NAMES, FAQ_TOPICS, FAQ_TOPIC_NAMES } from './topics.ts';
export type { BlogTopic, FaqTopic } from './topics.ts';
export * from './vote-comments.ts';
export type * from './content-answers.ts';
export type * from './rich-text-answers.ts';
