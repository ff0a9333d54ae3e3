import type { DefinedSignalKind, SignalSubjectKind, SignalUnit } from './signal-kinds.ts';
import type { NamedOperator, Severity, SignalProposal, TriedSignal } from './signals.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

export interface SignalChain {
  id: Id;
  name: string;
}

export interface SignalLimits {
  min: Integer;
  max: Integer;
}

export interface SignalDefinition {
  kind: DefinedSignalKind;
  name: string;
  /** What the data is asked. */
  question: string;
  subject: SignalSubjectKind;
  is_on: boolean;
  threshold: Integer;
  unit: SignalUnit;
  threshold_limits: SignalLimits;
  /** Null where nothing is counted within a time. */
  window_minutes: Integer | null;
  window_limits: SignalLimits | null;
  severity: Severity;
  /** It ends by itself once its cause is over. */
  clears: boolean;
  /** Who gets an email; none: the team. */
  notify: NamedOperator[];
  /** The chain that is paged about each signal. */
  chain: SignalChain | null;
  /** Webhooks that are told. */
  webhooks: NamedOperator[];
  /** Signals of it that need a person. */
  live: Integer;
  /** Signals of the last 30 days. */
  opened_in_30_days: Integer;
  /** Values that wait for another administrator. */
  proposal: SignalProposal | null;
  changed_by: NamedOperator | null;
  changed_at: Moment | null;
  /** The ETag. */
  version: Integer;
}

export interface SignalDefinitions {
  items: SignalDefinition[];
}

export interface SignalTrial {
  id: Id;
  kind: DefinedSignalKind;
  threshold: Integer;
  window_minutes: Integer | null;
  from: Moment;
  to: Moment;
  /** Signals these values would have made. */
  found: Integer;
  /** Signals the values in force would have made. */
  found_now: Integer;
  /** The newest first, at most 100. */
  items: TriedSignal[];
  /** Until when the values can be put in force by this trial. */
  valid_until: Moment;
}
