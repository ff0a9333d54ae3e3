import type { DataRequestKind, KeptPart } from '@ayana/contracts/operations';

/** To who looks after evidence that ends soon. */
export interface EvidenceLapsesMailData {
  /** Of the reader. */
  readonly name: string;
  readonly title: string;
  readonly control: string;
  /** The last day, as YYYY-MM-DD. */
  readonly expires_on: string;
  /** On this site. */
  readonly path: string;
}

/** To a person who has asked about their data. */
export interface DataRequestNewsMailData {
  readonly name: string;
  readonly what: 'received' | 'extended' | 'ready' | 'corrected' | 'erased' | 'refused';
  readonly kind: DataRequestKind;
  /** The last day for an answer, as YYYY-MM-DD. */
  readonly due_on: string;
  /** Why it takes longer, or was refused. */
  readonly reason: string | null;
  /** What stays of an erasure. */
  readonly kept: readonly KeptPart[];
  /** On this site; null when there is no account any more. */
  readonly path: string | null;
}
