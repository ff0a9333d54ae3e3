import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { SignalKind, SignalSubjectKind } from './signal-kinds.ts';
import type { SignalState, SignalTransition } from './signal-states.ts';

/** 1 is the worst. */
export const SEVERITIES = [1, 2, 3, 4] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface NamedOperator {
  id: Id;
  /** As it is now; empty when the account is gone. */
  name: string;
}

/** What a signal is about, as the staff call it, and the page it leads to. */
export interface SignalSubject {
  kind: SignalSubjectKind;
  /** Null for `system`. */
  id: Id | null;
  name: string;
  /** The page of this site that it leads to. */
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
  /** Of a list of kinds: how many there are of its kind by the same filters, itself with them; else 1. */
  of_kind: number;
  /** Grows with every change; the ETag. */
  version: number;
}

export const SIGNAL_EVENTS = ['opened', 'transition', 'grew'] as const;
export type SignalEvent = (typeof SIGNAL_EVENTS)[number];

/** Something that happened to a signal. */
export interface SignalEntry {
  id: Id;
  at: Moment;
  /** Null for the system. */
  actor: NamedOperator | null;
  event: SignalEvent;
  transition: SignalTransition | null;
  from_state: SignalState | null;
  to_state: SignalState | null;
  text: string | null;
  /** @additionalProperties true */
  facts: SignalFacts | null;
}

/** `SIG-000123`. */
export const signalNumber = (number: number): string => `SIG-${String(number).padStart(6, '0')}`;

export interface TriedSignal {
  subject: SignalSubject;
  began_at: Moment;
  /** When its cause was over; null while it lasts. */
  ended_at: Moment | null;
  /** @additionalProperties true */
  facts: SignalFacts;
}

export interface SignalProposal {
  trial_id: Id;
  threshold: Integer;
  window_minutes: Integer | null;
  /** Signals these values would have made in the 30 days before they were tried. */
  found: Integer;
  found_now: Integer;
  proposed_by: NamedOperator;
  proposed_at: Moment;
  /** Until when the values can be put in force. */
  valid_until: Moment;
  /** The caller puts them in force: an administrator who did not try them. */
  may_approve: boolean;
}

export interface SignalIncident {
  id: Id;
  /** @example "INC-000123" */
  number: string;
}

export interface SignalCounts {
  /** Open, and not acknowledged by anyone. */
  open: Integer;
  /** All that need a person. */
  live: Integer;
  by_state: Record<SignalState, Integer>;
  /** Of those that need a person. */
  by_severity: Record<Severity, Integer>;
}
