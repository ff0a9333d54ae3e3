import type { Severity, SignalKind } from '@ayana/contracts/operations';

/** To the staff: what crisis detection found. Who it is about is on the page only. */
export interface SignalOpenedMailData {
  /** Of the reader; empty for the team. */
  readonly name: string;
  readonly kind: SignalKind;
  /** The name of an own definition; else the kind has one. */
  readonly own_name?: string;
  readonly severity: Severity;
  /** `SIG-000123`, of the first one. */
  readonly number: string;
  /** Signals of this kind that were found at once. */
  readonly count: number;
  /** Of the staff's page, on this site. */
  readonly path: string;
}

/** To the owner of a follow-up of a review. */
export interface IncidentFollowUpMailData {
  /** Empty for the team. */
  readonly name: string;
  /** `INC-000123`. */
  readonly number: string;
  readonly title: string;
  readonly task: string;
  readonly due_at: string;
  readonly is_late: boolean;
  readonly path: string;
}

/** To those an incident concerns among the staff. */
export interface IncidentUpdateMailData {
  readonly name: string;
  /** `INC-000123`. */
  readonly number: string;
  readonly title: string;
  readonly is_drill: boolean;
  readonly text: string;
  readonly path: string;
}
