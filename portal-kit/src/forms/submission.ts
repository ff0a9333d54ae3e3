import type { FormAnswer as AnswerOfForm } from '@ayana/contracts/forms';

/**
 * The state machine of one submission. `use-form-submission.ts` runs it, the screens only read the phase.
 */
export interface FieldError {
  field: string;
  message: string;
}

/** What the server accepted. */
export type FormAnswer = AnswerOfForm & { success: true };

export type SendOutcome<Answer = FormAnswer> =
  | { kind: 'accepted'; answer: Answer }
  /** The server refused the form and did not use the key: the corrected form keeps it. */
  | { kind: 'refused'; message: string; fields: readonly FieldError[] }
  /** 409: an earlier version of this form was accepted under this key, the changed one needs a new key. */
  | { kind: 'superseded'; message: string }
  /** No answer. It may have arrived, so the key stays: a repeat cannot make a second row. */
  | { kind: 'unreachable' }
  | { kind: 'failed'; message: string };

export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** Offline: sent again with the same key as soon as the connection is back. */
  | { phase: 'waiting_for_line' }
  | { phase: 'refused'; message: string; fields: readonly FieldError[] }
  | { phase: 'failed'; message: string; canRepeat: boolean }
  | { phase: 'sent' };

export type SubmissionEvent =
  | { type: 'pressed' }
  | { type: 'line_back' }
  | { type: 'edited' }
  | { type: 'settled'; outcome: SendOutcome<unknown>; online: boolean; unreachableMessage: string };

export const IDLE: Submission = { phase: 'idle' };

/** The next phase. A click while sending changes nothing: one click is one request. */
export function nextSubmission(current: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'pressed':
      return { phase: 'sending' };
    case 'line_back':
      return current.phase === 'waiting_for_line' ? { phase: 'sending' } : current;
    case 'edited':
      // Editing cancels a waiting repeat: only what the visitor saw and submitted is sent.
      return current.phase === 'sending' ? current : IDLE;
    case 'settled':
      return settled(event);
  }
}

function settled({ outcome, online, unreachableMessage }: Extract<SubmissionEvent, { type: 'settled' }>): Submission {
  switch (outcome.kind) {
    case 'accepted':
      return { phase: 'sent' };
    case 'refused':
      return { phase: 'refused', message: outcome.message, fields: outcome.fields };
    case 'superseded':
      return { phase: 'failed', message: outcome.message, canRepeat: true };
    case 'unreachable':
      return online ? { phase: 'failed', message: unreachableMessage, canRepeat: true } : { phase: 'waiting_for_line' };
    case 'failed':
      return { phase: 'failed', message: outcome.message, canRepeat: true };
  }
}
