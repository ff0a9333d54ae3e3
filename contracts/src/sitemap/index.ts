export type * from './sitemap-answers.ts';
