import type { SignalKind } from './signal-kinds.ts';
import type { SignalState } from './signal-states.ts';
import type { NamedOperator, Severity, SignalSubject } from './signals.ts';
import type { CalendarDay, Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { LastEditor } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { IncidentState, IncidentTransition } from './incident-states.ts';

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

/** What an incident came from, as the one who closes it says. */
export const INCIDENT_CAUSES = [
  'medical',
  'partner',
  'transport',
  'documents',
  'communication',
  'process',
  'technical',
  'outside',
  'unknown',
] as const;
export type IncidentCause = (typeof INCIDENT_CAUSES)[number];

export const INCIDENT_CAUSE_NAMES: Readonly<Record<IncidentCause, string>> = defineMessages(
  'contracts/operations/incident-cause-names',
  {
    medical: 'Course of the illness',
    partner: 'A partner’s service',
    transport: 'Travel or transport',
    documents: 'Papers or visa',
    communication: 'Communication',
    process: 'Our own process',
    technical: 'A technical fault',
    outside: 'Weather, strike or authorities',
    unknown: 'Not known',
  },
);

/** Days that the figures of incidents look back. */
export const INCIDENT_FIGURE_DAYS = 90;

export interface IncidentCauseCount {
  /** Null: closed without one. */
  cause: IncidentCause | null;
  count: Integer;
}

/** Times are minutes, of the middle one: half took longer. Null while there is none. Without drills and merged ones. */
export interface IncidentFigures {
  days: Integer;
  /** Opened in these days, and how many of them were taken on. */
  opened: Integer;
  acknowledged: Integer;
  minutes_to_acknowledge: Integer | null;
  /** Closed in these days. */
  closed: Integer;
  minutes_to_resolve: Integer | null;
  /** Of those that were closed, the most first. */
  by_cause: IncidentCauseCount[];
}

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
  'merged',
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
    merged: 'Merged',
  },
);

export const INCIDENT_TASK_STATES = ['open', 'done', 'dropped'] as const;
export type IncidentTaskState = (typeof INCIDENT_TASK_STATES)[number];

/** An incident as others name it. */
export interface NumberedIncident {
  id: Id;
  /** @example "INC-000123" */
  number: string;
}

/** One whose work goes on in another. */
export interface MergedIncident extends NumberedIncident {
  title: string;
}

/** An incident of a list; times are ISO 8601 in UTC. */
export interface Incident {
  id: Id;
  // `INC-000123`; of a drill `DRILL-000012`.
  /** @example "INC-000123" */
  number: string;
  title: string;
  type: IncidentType;
  /**
   * 1 is the worst.
   */
  severity: Severity;
  state: IncidentState;
  summary: string | null;
  is_drill: boolean;
  commander: NamedOperator | null;
  /** Colleagues who are asked to command it until one of them does. */
  group: NamedOperator | null;
  /** Who commands while the commander is away. */
  covered_by: NamedOperator | null;
  liaison: NamedOperator | null;
  scribe: NamedOperator | null;
  open_tasks: Integer;
  overdue_tasks: Integer;
  /** Linked ones. */
  journeys: Integer;
  /** Linked ones. */
  signals: Integer;
  opened_by: NamedOperator;
  opened_at: Moment;
  /** When someone first took it on: at once where its opener leads it. */
  acknowledged_at: Moment | null;
  /** What it came from, once it is closed. */
  cause: IncidentCause | null;
  stable_at: Moment | null;
  closed_at: Moment | null;
  reviewed_at: Moment | null;
  /** The one it was merged into: it is closed, and needs no review. */
  merged_into: NumberedIncident | null;
  updated_at: Moment;
  /** Who changed it last, for those who may change it too; null for the system and for accounts that are gone. */
  updated_by?: LastEditor | null;
  /** The ETag. A line of the timeline does not change it. */
  version: Integer;
}

/** A line of the timeline. It is never changed: a correction is a line of its own. */
export interface IncidentEntry {
  id: Id;
  kind: IncidentEntryKind;
  /** When it happened, as the writer says. */
  happened_at: Moment;
  /** When it was written. */
  written_at: Moment;
  /** Null for the system. */
  actor: NamedOperator | null;
  text: string | null;
  /** Who got a role, takes part, or owns the task; of a journey its patient. */
  person: NamedOperator | null;
  /** @additionalProperties true */
  details: Readonly<Record<string, string | number | boolean | null>>;
  /** The line that this one corrects. */
  corrects: Id | null;
  /** The line that corrects this one. */
  corrected_by: Id | null;
}

export interface IncidentTask {
  id: Id;
  title: string;
  owner: NamedOperator | null;
  due_at: Moment | null;
  state: IncidentTaskState;
  done_at: Moment | null;
  done_by: NamedOperator | null;
  created_at: Moment;
  /** Left by the review: its owner is reminded. */
  is_follow_up: boolean;
}

export interface IncidentReview {
  what_happened: string;
  why: string;
  what_changes: string;
  // A calendar day.
  changes_due_on: CalendarDay;
  changes_owner: NamedOperator;
  reviewed_by: NamedOperator;
  reviewed_at: Moment;
}

export interface IncidentJourney {
  id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  patient: NamedOperator;
  current_stage: Integer;
  status: string;
}

export interface LinkedSignal {
  id: Id;
  /** @example "SIG-000123" */
  number: string;
  kind: SignalKind;
  severity: Severity;
  state: SignalState;
  subject: SignalSubject;
  opened_at: Moment;
}

export interface IncidentParticipant extends NamedOperator {
  added_at: Moment;
}

/** An incident with all that belongs to it. */
export interface IncidentDetail extends Incident {
  participants: IncidentParticipant[];
  /** By the time it happened, the oldest first. */
  entries: IncidentEntry[];
  tasks: IncidentTask[];
  linked_journeys: IncidentJourney[];
  linked_signals: LinkedSignal[];
  review: IncidentReview | null;
  /** Those that were merged into this one. */
  merged: MergedIncident[];
  /** What the caller may do now. */
  transitions: IncidentTransition[];
}

/** `INC-000123`, or `DRILL-000012`: drills have numbers of their own. */
export const incidentNumber = (number: number, is_drill: boolean): string =>
  `${is_drill ? 'DRILL' : 'INC'}-${String(number).padStart(6, '0')}`;

export type IncidentsPage = Page<Incident>;

export interface IncidentCount {
  /** Active and stable ones. */
  running: Integer;
  /** Closed, and not reviewed. Merged ones need no review, and are in no count. */
  to_review: Integer;
  by_state: Record<IncidentState, Integer>;
  /** Of those that run. */
  by_severity: Record<Severity, Integer>;
}

export interface IncidentCounts {
  /** Without drills. */
  incidents: IncidentCount;
  drills: IncidentCount;
  /** Open tasks of the caller in what runs, drills included. */
  my_tasks: Integer;
}
