/** A page: someone must answer. Its link acknowledges the run, and is derived from `id` when the mail is written. */
export interface EscalationPageMailData {
  /** Of the page. */
  readonly id: string;
  /** Of the reader. */
  readonly name: string;
  /** `ESC-000123`. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly chain: string | null;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  readonly round: number;
  readonly rounds: number;
  readonly is_test: boolean;
  /** Of the run, on this site. */
  readonly path: string;
}

export interface EscalationPageTextData {
  /** Of the page. */
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly is_test: boolean;
}

/** To the team: every round is over, and nobody has answered. */
export interface EscalationExhaustedMailData {
  /** Of the run. */
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly chain: string | null;
  readonly rounds: number;
  readonly is_test: boolean;
  readonly path: string;
}
