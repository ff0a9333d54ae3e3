import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';
import type { NamedPerson } from '../service-desk/index.ts';
import type { EscalationRunState, EscalationRunTransition, PageState } from './escalation-states.ts';

export const PAGE_CHANNELS = ['bell', 'mail', 'text'] as const;
export type PageChannel = (typeof PAGE_CHANNELS)[number];

export const PAGE_CHANNEL_NAMES: Readonly<Record<PageChannel, string>> = defineMessages(
  'contracts/operations/page-channel-names',
  { bell: 'Bell', mail: 'Email', text: 'Text message' },
);

/** What a step pages: a person, or the person who is on call in a rota at that moment. */
export const STEP_TARGET_KINDS = ['person', 'rota'] as const;
export type StepTargetKind = (typeof STEP_TARGET_KINDS)[number];

export interface StepTarget {
  kind: StepTargetKind;
  id: Id;
  /** As it is now; empty when it is gone. */
  name: string;
}

// The minutes are until the next step; after the last one the next round begins.
export interface EscalationStep {
  targets: StepTarget[];
  channels: PageChannel[];
  /** Until the next step; 0: both at once. */
  wait_minutes: Integer;
}

/** A step as it is entered and kept. */
export interface PlannedStep extends Omit<EscalationStep, 'targets'> {
  targets: Omit<StepTarget, 'name'>[];
}

/** A page without a chain: the person is paged so often, and has so many minutes each time. */
export const DIRECT_ROUNDS = 2;
export const DIRECT_WAIT_MINUTES = 10;
export const PAGE_LINE_LIMIT = 160;

export const STEP_LIMIT = 10;
export const TARGET_LIMIT = 10;
export const ROUND_LIMIT = 20;
/** A day. */
export const WAIT_LIMIT = 24 * 60;

/** What is wrong with the steps of a chain. */
export type StepFault = 'no_step' | 'no_target' | 'no_channel' | 'twice' | 'last_waits';

/** Every fault of the steps, by its place within them: `0.targets`. */
export function stepFaults(steps: readonly PlannedStep[]): { field: string; fault: StepFault }[] {
  if (steps.length === 0) return [{ field: '', fault: 'no_step' }];
  const last = steps.length - 1;
  return steps.flatMap(({ targets, channels, wait_minutes }, index) => {
    const names = new Set(targets.map(({ kind, id }) => `${kind} ${id}`));
    const found: [boolean, string, StepFault][] = [
      [targets.length === 0, 'targets', 'no_target'],
      [names.size < targets.length, 'targets', 'twice'],
      [channels.length === 0, 'channels', 'no_channel'],
      // Rounds would follow each other without a time to answer in.
      [index === last && wait_minutes === 0, 'wait_minutes', 'last_waits'],
    ];
    return found.flatMap(([wrong, field, fault]) => (wrong ? [{ field: `${index}.${field}`, fault }] : []));
  });
}

export interface EscalationChain {
  id: Id;
  name: string;
  description: string | null;
  // How often it goes through all steps before it gives up.
  rounds: Integer;
  steps: EscalationStep[];
  is_archived: boolean;
  open_runs: Integer;
  last_run_at: Moment | null;
  last_test_at: Moment | null;
  version: Integer;
  updated_at: Moment;
}

export const RUN_SUBJECT_KINDS = ['signal', 'incident'] as const;
export type RunSubjectKind = (typeof RUN_SUBJECT_KINDS)[number];

export interface RunSubject {
  kind: RunSubjectKind;
  id: Id;
}

export const RUN_EVENTS = [
  'started',
  'paged',
  'nobody',
  'repeated',
  'exhausted',
  'acknowledged',
  'stopped',
  'again',
] as const;
export type RunEvent = (typeof RUN_EVENTS)[number];

export const RUN_EVENT_NAMES: Readonly<Record<RunEvent, string>> = defineMessages(
  'contracts/operations/run-event-names',
  {
    started: 'Started',
    paged: 'Paged',
    nobody: 'Nobody to page',
    repeated: 'Through without an answer: it begins again',
    exhausted: 'Nobody answered in any round',
    acknowledged: 'Acknowledged',
    stopped: 'Stopped',
    again: 'Started once more',
  },
);

export const ACKNOWLEDGED_BY_WAYS = ['page', 'link'] as const;
export type AcknowledgedBy = (typeof ACKNOWLEDGED_BY_WAYS)[number];

export interface NamedChain {
  id: Id;
  name: string;
}

/** A run of a list, and of its events; times are ISO 8601 in UTC. */
export interface EscalationRun {
  id: Id;
  // `ESC-000123`.
  /** @example "ESC-000123" */
  number: string;
  /** Null for a person who was paged without one. */
  chain: NamedChain | null;
  /** Null when someone started it by hand. */
  subject: RunSubject | null;
  title: string;
  state: EscalationRunState;
  is_test: boolean;
  /** The step that was paged last, from 1; 0 before the first. */
  step: Integer;
  steps: Integer;
  round: Integer;
  rounds: Integer;
  /** When the next step is paged. */
  next_at: Moment | null;
  started_at: Moment;
  acknowledged_at: Moment | null;
  acknowledged_by: NamedPerson | null;
  acknowledged_way: AcknowledgedBy | null;
  ended_at: Moment | null;
  /** Whether the caller was paged and nobody has answered yet. */
  pages_me: boolean;
  version: Integer;
}

export interface EscalationPage {
  id: Id;
  round: Integer;
  step: Integer;
  person: NamedPerson;
  /** The rota the person was on call in. */
  rota: NamedChain | null;
  channel: PageChannel;
  state: PageState;
  queued_at: Moment;
  sent_at: Moment | null;
}

export interface EscalationEntry {
  id: Id;
  at: Moment;
  /** Null for the system. */
  actor: NamedPerson | null;
  event: RunEvent;
  round: Integer;
  step: Integer;
  text: string | null;
}

export interface EscalationRunDetail extends EscalationRun {
  text: string;
  /** Why it was stopped. */
  reason: string | null;
  /** The steps it began with. */
  plan: EscalationChain['steps'];
  pages: EscalationPage[];
  entries: EscalationEntry[];
  transitions: EscalationRunTransition[];
}

export const escalationNumber = (number: number): string => `ESC-${String(number).padStart(6, '0')}`;

/** The address of the link in a page, without its token. */
export const ACKNOWLEDGE_PATH = '/api/escalation-pages/acknowledge?token=';

export type EscalationChainsPage = Page<EscalationChain>;

export type EscalationRunsPage = Page<EscalationRun>;
