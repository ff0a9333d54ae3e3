import type { SignalKind, SignalSubjectKind } from './signal-kinds.ts';
import type { SignalState, SignalTransition } from './signal-states.ts';

/** 1 is the worst. */
export const SEVERITIES = [1, 2, 3, 4] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface NamedOperator {
  id: string;
  /** Empty when the account is gone. */
  name: string;
}

/** What a signal is about, as the staff call it, and the page it leads to. */
export interface SignalSubject {
  kind: SignalSubjectKind;
  /** Null for `system`. */
  id: string | null;
  name: string;
  href: string | null;
}

/** Figures and names of the cause, by kind: `{ flags: ['fever'], day: 7 }`, `{ count: 4 }`. */
export type SignalFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** A signal of a list; times are ISO 8601 in UTC. */
export interface Signal {
  id: string;
  /** `SIG-000123`. */
  number: string;
  kind: SignalKind;
  severity: Severity;
  state: SignalState;
  subject: SignalSubject;
  /** The journey it concerns, if any. */
  journey_id: string | null;
  case_number: string | null;
  facts: SignalFacts;
  /** When its condition was met. */
  began_at: string;
  opened_at: string;
  acknowledged_by: NamedOperator | null;
  acknowledged_at: string | null;
  snoozed_until: string | null;
  /** Why it was dismissed or snoozed. */
  reason: string | null;
  ended_at: string | null;
  incident: { id: string; number: string } | null;
  /** Grows with every change; the ETag. */
  version: number;
}

export const SIGNAL_EVENTS = ['opened', 'transition', 'grew'] as const;
export type SignalEvent = (typeof SIGNAL_EVENTS)[number];

/** Something that happened to a signal. */
export interface SignalEntry {
  id: string;
  at: string;
  /** Null for the system. */
  actor: NamedOperator | null;
  event: SignalEvent;
  transition: SignalTransition | null;
  from_state: SignalState | null;
  to_state: SignalState | null;
  text: string | null;
  facts: SignalFacts | null;
}

/** `SIG-000123`. */
export const signalNumber = (number: number): string => `SIG-${String(number).padStart(6, '0')}`;
