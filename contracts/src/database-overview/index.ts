export type * from './database-overview-answers.ts';
