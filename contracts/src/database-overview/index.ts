export type * from './database-overview.ts';
export { STATEMENT_STATES, type StatementState } from './database-overview.ts';
