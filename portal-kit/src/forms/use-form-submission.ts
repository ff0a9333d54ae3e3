import { useCallback, useEffect, useRef, useState } from 'react';

import { IDLE, nextSubmission } from './submission';
import type { FormAnswer, SendOutcome, Submission, SubmissionEvent } from './submission';

export interface FormSubmissionOptions<Answer = FormAnswer> {
  /** Sends the current form; never throws. */
  send: () => Promise<SendOutcome<Answer>>;
  /** Shown when no answer came although the device is online. */
  unreachableMessage: string;
  /** Creates a new key for the changed answers, after a 409. */
  renewKey: () => void;
  onAccepted: (answer: Answer) => void;
  /** Called once for every failure, for the toast. Not called while waiting for the connection. */
  onRejected: (message: string) => void;
  /** The device is offline; the form is sent again when it is back online. */
  onOffline?: () => void;
}

export interface FormSubmission {
  submission: Submission;
  busy: boolean;
  submit: () => void;
  /** Call it on every change of a field: it clears old messages and cancels a waiting repeat. */
  edited: () => void;
}

/**
 * Runs the submission machine: one request per click, repeated with the same key when the connection is back.
 */
export function useFormSubmission<Answer = FormAnswer>(options: FormSubmissionOptions<Answer>): FormSubmission {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const current = useRef<Submission>(IDLE);
  const latest = useRef(options);
  const mounted = useRef(false);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const step = useCallback((event: SubmissionEvent) => {
    current.current = nextSubmission(current.current, event);
    if (mounted.current) setSubmission(current.current);
  }, []);

  const run = useCallback(async () => {
    const outcome = await latest.current.send();
    const { onAccepted, onRejected, onOffline, renewKey, unreachableMessage } = latest.current;
    step({ type: 'settled', outcome, online: navigator.onLine, unreachableMessage });
    const settled = current.current;
    if (outcome.kind === 'superseded') renewKey();
    if (outcome.kind === 'accepted') onAccepted(outcome.answer);
    else if (settled.phase === 'refused' || settled.phase === 'failed') onRejected(settled.message);
    else if (settled.phase === 'waiting_for_line') onOffline?.();
  }, [step]);

  const submit = useCallback(() => {
    if (current.current.phase === 'sending') return;
    step({ type: 'pressed' });
    void run();
  }, [run, step]);

  const edited = useCallback(() => step({ type: 'edited' }), [step]);

  const waiting = submission.phase === 'waiting_for_line';
  useEffect(() => {
    if (!waiting) return undefined;
    const resume = (): void => {
      if (current.current.phase !== 'waiting_for_line') return;
      step({ type: 'line_back' });
      void run();
    };
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [waiting, run, step]);

  return { submission, busy: submission.phase === 'sending', submit, edited };
}
