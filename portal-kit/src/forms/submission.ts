/**
 * The life of one press on a submit button, as data. `use-form-submission.ts` runs it, the screens only read the phase.
 */
export interface FieldError {
  field: string;
  message: string;
}

/** What the server accepted (design/api.md, "Functions"). */
export interface FormAnswer {
  success: true;
  message: string;
  id?: string;
}

export type SendOutcome<Answer = FormAnswer> =
  | { kind: 'accepted'; answer: Answer }
  /** The server read the form and said no. The key did not bind: the mended form goes with the same key. */
  | { kind: 'refused'; message: string; fields: readonly FieldError[] }
  /** 409: an earlier version of this form was accepted under this key, the changed one needs a key of its own. */
  | { kind: 'superseded'; message: string }
  /** No answer at all. Nobody knows whether it arrived, so the key stays: a repeat cannot make a second row. */
  | { kind: 'unreachable' }
  | { kind: 'failed'; message: string };

export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** The line is down: sent again, with the same key, as soon as it is back. */
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

/** The next phase. A press while sending changes nothing: one press is one request. */
export function nextSubmission(current: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'pressed':
      return { phase: 'sending' };
    case 'line_back':
      return current.phase === 'waiting_for_line' ? { phase: 'sending' } : current;
    case 'edited':
      // Editing calls a waiting repeat off: what is sent is what the visitor last saw and pressed for.
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
