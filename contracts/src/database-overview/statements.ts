export const STATEMENT_STATES = ['on', 'not_installed', 'not_loaded', 'not_readable'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];
