export * from './broadcast-states.ts';
export * from './broadcast-templates.ts';
export * from './broadcast-words.ts';
export * from './broadcasts.ts';
export * from './escalation-states.ts';
export * from './escalations.ts';
export * from './incident-states.ts';
export * from './incidents.ts';
export * from './on-call.ts';
export * from './resource-states.ts';
export * from './resources.ts';
export * from './signal-kinds.ts';
export * from './signal-states.ts';
export * from './signals.ts';
export * from './compliance.ts';
export * from './data-requests.ts';
export * from './retention.ts';
export * from './one-live-signal.ts';
export * from './own-signals.ts';
export * from './webhooks.ts';
export * from './quiet-recipients.ts';
export * from './resource-order.ts';
export {
  type Sending,
  type Automations,
  type Running,
  type Today,
  MOVEMENT_KINDS,
  EXPIRING_KINDS,
  type MovementKind,
  type ExpiringKind,
  type Movement,
  type Expiring,
} from './today.ts';
export type * from './signal-definitions-answers.ts';
export type * from './run-answers.ts';
export type * from './requirements-answers.ts';
export type * from './control-answers.ts';
export type * from './broadcast-answers.ts';
