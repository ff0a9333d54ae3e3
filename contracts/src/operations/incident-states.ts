import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';

/** The first one is where an incident begins. */
export const INCIDENT_STATES = ['active', 'stable', 'closed', 'reviewed'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

export const INCIDENT_STATE_NAMES: Readonly<Record<IncidentState, string>> = defineMessages(
  'contracts/operations/incident-state-names',
  { active: 'Active', stable: 'Stable', closed: 'Closed', reviewed: 'Reviewed' },
);

/** States in which an incident runs. */
export const RUNNING_INCIDENT_STATES = ['active', 'stable'] as const satisfies readonly IncidentState[];

export const isRunningIncident = (state: IncidentState): boolean =>
  RUNNING_INCIDENT_STATES.some((each) => each === state);

const step = <const From extends IncidentState, const To extends IncidentState>(from: readonly From[], to: To) =>
  ({ from, to: [to], entry: 'incident_command', note: 'internal' }) as const;

export const INCIDENT_WORKFLOW = {
  stabilise: step(['active'], 'stable'),
  /** It gets worse again. */
  escalate: step(['stable'], 'active'),
  /** Only once every task is done or dropped. Its signals are over. */
  close: step(['stable'], 'closed'),
  reopen: step(['closed'], 'active'),
  /** What happened, why, what changes and by when. Nothing is changed afterwards. */
  review: step(['closed'], 'reviewed'),
  /** Into another one that runs, by a route of its own: it needs no cause, no review, and is not opened again. */
  merge: step(['active', 'stable'], 'closed'),
} as const satisfies Workflow<IncidentState, string>;
export type IncidentTransition = keyof typeof INCIDENT_WORKFLOW;

/** Transitions that need a word why, or how it ended. */
export const INCIDENT_TRANSITIONS_WITH_NOTE = [
  'stabilise',
  'escalate',
  'close',
  'reopen',
] as const satisfies readonly IncidentTransition[];
