export * from './incident-states.ts';
export * from './incidents.ts';
export * from './signal-kinds.ts';
export * from './signal-states.ts';
export * from './signals.ts';
export * from './compliance.ts';
export * from './data-requests.ts';
export * from './retention.ts';
