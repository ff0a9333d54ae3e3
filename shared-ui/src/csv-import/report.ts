/** What an import would do, or has done. */
export interface ImportReport {
  rows: number;
  inserted: number;
  updated: number;
  unchanged: number;
  /** Lines count from the head of the file, which is line 1. */
  faults: readonly { line: number; column: string | null; message: string }[];
  /** Amounts that are most likely a slip: they are asked about before anything is written. */
  doubts: readonly { line: number; column: string | null; message: string }[];
}

/** Where an import is. */
export type ImportState<Report extends ImportReport> =
  | { phase: 'choose'; refusal: string | null }
  | { phase: 'checking'; name: string }
  | { phase: 'checked'; name: string; report: Report; note: string | null; busy: boolean; failure: string | null }
  | { phase: 'done'; report: Report };
