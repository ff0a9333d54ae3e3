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
  id: string;
}

export interface EscalationStep {
  targets: StepTarget[];
  channels: PageChannel[];
  /** Minutes until the next step; 0: both at once. After the last one the next round begins. */
  wait_minutes: number;
}

export const STEP_LIMIT = 10;
export const TARGET_LIMIT = 10;
export const ROUND_LIMIT = 20;
/** A day. */
export const WAIT_LIMIT = 24 * 60;

/** What is wrong with the steps of a chain. */
export type StepFault = 'no_step' | 'no_target' | 'no_channel' | 'twice' | 'last_waits';

/** Every fault of the steps, by its place within them: `0.targets`. */
export function stepFaults(steps: readonly EscalationStep[]): { field: string; fault: StepFault }[] {
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
  id: string;
  name: string;
  description: string | null;
  /** How often it goes through all steps before it gives up. */
  rounds: number;
  steps: (Omit<EscalationStep, 'targets'> & { targets: (StepTarget & { name: string })[] })[];
  is_archived: boolean;
  open_runs: number;
  last_run_at: string | null;
  last_test_at: string | null;
  version: number;
  updated_at: string;
}

export const RUN_SUBJECT_KINDS = ['signal', 'incident'] as const;
export type RunSubjectKind = (typeof RUN_SUBJECT_KINDS)[number];

export interface RunSubject {
  kind: RunSubjectKind;
  id: string;
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

/** A run of a list, and of its events; times are ISO 8601 in UTC. */
export interface EscalationRun {
  id: string;
  /** `ESC-000123`. */
  number: string;
  chain: { id: string; name: string };
  subject: RunSubject | null;
  title: string;
  state: EscalationRunState;
  is_test: boolean;
  /** The step that was paged last, from 1; 0 before the first. */
  step: number;
  steps: number;
  round: number;
  rounds: number;
  /** When the next step is paged; null when it is over. */
  next_at: string | null;
  started_at: string;
  acknowledged_at: string | null;
  acknowledged_by: NamedPerson | null;
  acknowledged_way: AcknowledgedBy | null;
  ended_at: string | null;
  /** Whether the reader was paged and nobody has answered yet. */
  pages_me: boolean;
  version: number;
}

export interface EscalationPage {
  id: string;
  round: number;
  step: number;
  person: NamedPerson;
  /** The rota the person was on call in; null for a person named by the chain. */
  rota: { id: string; name: string } | null;
  channel: PageChannel;
  state: PageState;
  queued_at: string;
  sent_at: string | null;
}

export interface EscalationEntry {
  id: string;
  at: string;
  actor: NamedPerson | null;
  event: RunEvent;
  round: number;
  step: number;
  text: string | null;
}

export interface EscalationRunDetail extends EscalationRun {
  text: string;
  reason: string | null;
  plan: EscalationChain['steps'];
  pages: EscalationPage[];
  entries: EscalationEntry[];
  transitions: EscalationRunTransition[];
}

export const escalationNumber = (number: number): string => `ESC-${String(number).padStart(6, '0')}`;

/** The address of the link in a page, without its token. */
export const ACKNOWLEDGE_PATH = '/api/escalation-pages/acknowledge?token=';
