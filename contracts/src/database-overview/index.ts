export type * from './database-overview-answers.ts';
export { STATEMENT_STATES, type StatementState } from './statements.ts';
