import type { Id, Moment } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';
import type { DocumentKind } from './case-parts.ts';

/** How far a paper is that an assignee asked for: the state of the patient’s paper, or `withdrawn` once nobody waits for it any more. */
export const PAPER_REQUEST_STATES = ['wanted', 'uploaded', 'checked', 'refused', 'withdrawn'] as const;
export type PaperRequestState = (typeof PAPER_REQUEST_STATES)[number];

export const PAPER_REQUEST_STATE_NAMES: Record<PaperRequestState, string> = defineMessages(
  'contracts/journey/paper-request-states',
  {
    wanted: 'Asked of the patient',
    uploaded: 'Sent, not checked yet',
    checked: 'There',
    refused: 'Asked for again',
    withdrawn: 'Not needed any more',
  },
);

/** Whether the paper is still missing. The clock of the work goes on meanwhile; the staff may give more time. */
export const isMissingPaper = ({ state }: Pick<PaperRequest, 'state'>): boolean =>
  state === 'wanted' || state === 'refused';

/** A paper that an assignee asked the patient for. */
export interface PaperRequest {
  id: Id;
  kind: DocumentKind;
  /** The patient reads it. */
  reason: string;
  state: PaperRequestState;
  asked_at: Moment;
}
