export { BLOG_TOPICS, BLOG_TOPIC_NAMES, FAQ_TOPICS, FAQ_TOPIC_NAMES } from './topics.ts';
export type { BlogTopic, FaqTopic } from './topics.ts';

/** Longest comment with a vote on an answer: one line. */
export const VOTE_COMMENT_LIMIT = 200;
