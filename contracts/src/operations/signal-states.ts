import { defineMessages } from '../language/index.ts';
import type { Workflow } from '../workflow/index.ts';

/** The first one is where a signal begins. */
export const SIGNAL_STATES = ['open', 'acknowledged', 'snoozed', 'in_incident', 'dismissed', 'cleared'] as const;
export type SignalState = (typeof SIGNAL_STATES)[number];

export const SIGNAL_STATE_NAMES: Readonly<Record<SignalState, string>> = defineMessages(
  'contracts/operations/signal-state-names',
  {
    open: 'Open',
    acknowledged: 'Acknowledged',
    snoozed: 'Snoozed',
    in_incident: 'In an incident',
    dismissed: 'Dismissed',
    cleared: 'Over',
  },
);

/** States in which no second signal is made for the same subject. The database keeps the same list (0012_baseline_crises.sql). */
export const LIVE_SIGNAL_STATES = [
  'open',
  'acknowledged',
  'snoozed',
  'in_incident',
] as const satisfies readonly SignalState[];

export const isLiveSignal = (state: SignalState): boolean => LIVE_SIGNAL_STATES.some((each) => each === state);

const step = <const From extends SignalState, const To extends SignalState>(from: readonly From[], to: To) =>
  ({ from, to: [to], entry: 'crisis_detection', note: 'internal' }) as const;

/** What can be done with a signal. `open_incident` and `clear` have no button of their own: see `SIGNAL_COMMANDS`. */
export const SIGNAL_WORKFLOW = {
  acknowledge: step(['open', 'snoozed'], 'acknowledged'),
  /** Until a moment; then it is open again. */
  snooze: step(['open', 'acknowledged'], 'snoozed'),
  wake: step(['snoozed'], 'open'),
  dismiss: step(['open', 'acknowledged', 'snoozed'], 'dismissed'),
  /** Dismissed by mistake. */
  reopen: step(['dismissed'], 'open'),
  /** With a new incident, or one that runs. */
  open_incident: step(['open', 'acknowledged', 'snoozed'], 'in_incident'),
  /** Its cause is over, or its incident is closed. */
  clear: step(['open', 'acknowledged', 'snoozed', 'in_incident'], 'cleared'),
} as const satisfies Workflow<SignalState, string>;
export type SignalTransition = keyof typeof SIGNAL_WORKFLOW;

/** Transitions that a person asks for by name. */
export const SIGNAL_COMMANDS = [
  'acknowledge',
  'snooze',
  'wake',
  'dismiss',
  'reopen',
] as const satisfies readonly SignalTransition[];
export type SignalCommand = (typeof SIGNAL_COMMANDS)[number];

/** Days a signal can be snoozed at most. */
export const SNOOZE_DAYS = 30;
