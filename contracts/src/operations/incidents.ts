import type { LastEditor } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { IncidentState, IncidentTransition } from './incident-states.ts';
import type { NamedOperator, Severity, Signal } from './signals.ts';

export const INCIDENT_TYPES = ['medical', 'safety', 'travel', 'service', 'data', 'technical', 'other'] as const;
export type IncidentType = (typeof INCIDENT_TYPES)[number];

export const INCIDENT_TYPE_NAMES: Readonly<Record<IncidentType, string>> = defineMessages(
  'contracts/operations/incident-type-names',
  {
    medical: 'Medical',
    safety: 'Safety',
    travel: 'Travel',
    service: 'Service of a partner',
    data: 'Data protection',
    technical: 'Technical',
    other: 'Other',
  },
);

export const INCIDENT_ROLES = ['commander', 'liaison', 'scribe'] as const;
export type IncidentRole = (typeof INCIDENT_ROLES)[number];

export const INCIDENT_ROLE_NAMES: Readonly<Record<IncidentRole, string>> = defineMessages(
  'contracts/operations/incident-role-names',
  { commander: 'Commander', liaison: 'Liaison', scribe: 'Scribe' },
);

/** What people write into the timeline. */
export const WRITTEN_ENTRY_KINDS = ['happened', 'decided', 'done'] as const;
export type WrittenEntryKind = (typeof WRITTEN_ENTRY_KINDS)[number];

/** Every line of the timeline; the others are written by what people do. */
export const INCIDENT_ENTRY_KINDS = [
  ...WRITTEN_ENTRY_KINDS,
  'opened',
  'transition',
  'changed',
  'role',
  'participant',
  'task',
  'journey',
  'signal',
  'update',
  'resource',
  'escalation',
  'broadcast',
] as const;
export type IncidentEntryKind = (typeof INCIDENT_ENTRY_KINDS)[number];

export const INCIDENT_ENTRY_NAMES: Readonly<Record<IncidentEntryKind, string>> = defineMessages(
  'contracts/operations/incident-entry-names',
  {
    happened: 'Happened',
    decided: 'Decided',
    done: 'Done',
    opened: 'Opened',
    transition: 'State',
    changed: 'Changed',
    role: 'Role',
    participant: 'Participant',
    task: 'Task',
    journey: 'Journey',
    signal: 'Signal',
    update: 'Update',
    resource: 'Resource',
    escalation: 'Escalation',
    broadcast: 'Broadcast',
  },
);

export const INCIDENT_TASK_STATES = ['open', 'done', 'dropped'] as const;
export type IncidentTaskState = (typeof INCIDENT_TASK_STATES)[number];

/** An incident of a list; times are ISO 8601 in UTC. */
export interface Incident {
  id: string;
  /** `INC-000123`; of a drill `DRILL-000012`. */
  number: string;
  title: string;
  type: IncidentType;
  severity: Severity;
  state: IncidentState;
  summary: string | null;
  is_drill: boolean;
  commander: NamedOperator | null;
  liaison: NamedOperator | null;
  scribe: NamedOperator | null;
  open_tasks: number;
  overdue_tasks: number;
  journeys: number;
  signals: number;
  opened_by: NamedOperator;
  opened_at: string;
  stable_at: string | null;
  closed_at: string | null;
  reviewed_at: string | null;
  updated_at: string;
  updated_by?: LastEditor | null;
  /** Grows with every change but those of the timeline; the ETag. */
  version: number;
}

/** A line of the timeline. It is never changed: a correction is a line of its own. */
export interface IncidentEntry {
  id: string;
  kind: IncidentEntryKind;
  /** When it happened, as the writer says. */
  happened_at: string;
  /** When it was written. */
  written_at: string;
  actor: NamedOperator | null;
  text: string | null;
  /** Who the line is about: who got a role, takes part, or owns the task; of a journey its patient. */
  person: NamedOperator | null;
  details: Readonly<Record<string, string | number | boolean | null>>;
  /** The line that this one corrects. */
  corrects: string | null;
  /** The newest line that corrects this one. */
  corrected_by: string | null;
}

export interface IncidentTask {
  id: string;
  title: string;
  owner: NamedOperator | null;
  due_at: string | null;
  state: IncidentTaskState;
  done_at: string | null;
  done_by: NamedOperator | null;
  created_at: string;
}

export interface IncidentReview {
  what_happened: string;
  why: string;
  what_changes: string;
  /** A calendar day. */
  changes_due_on: string;
  changes_owner: NamedOperator;
  reviewed_by: NamedOperator;
  reviewed_at: string;
}

export interface IncidentJourney {
  id: string;
  case_number: string;
  patient: NamedOperator;
  current_stage: number;
  status: string;
}

/** An incident with all that belongs to it. */
export interface IncidentDetail extends Incident {
  participants: (NamedOperator & { added_at: string })[];
  /** By the time it happened, the oldest first. */
  entries: IncidentEntry[];
  tasks: IncidentTask[];
  linked_journeys: IncidentJourney[];
  linked_signals: Pick<Signal, 'id' | 'number' | 'kind' | 'severity' | 'state' | 'subject' | 'opened_at'>[];
  review: IncidentReview | null;
  /** What the caller may do now. */
  transitions: IncidentTransition[];
}

/** `INC-000123`, or `DRILL-000012`: drills have numbers of their own. */
export const incidentNumber = (number: number, is_drill: boolean): string =>
  `${is_drill ? 'DRILL' : 'INC'}-${String(number).padStart(6, '0')}`;
