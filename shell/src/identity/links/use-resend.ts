import { ApiProblem } from '@ayana/portal-kit';
import { useEffect, useState } from 'react';
import { resendVerification } from '../api';
import { IDENTITY_FORM_MESSAGES } from '../forms/messages';
import { useCountdown } from './use-countdown';

/** Seconds before a link may be requested again. */
const PAUSE = 60;

export interface Resend {
  send: () => void;
  busy: boolean;
  sent: boolean;
  failure: string | undefined;
  /** Seconds until it can be used again. */
  left: number;
}

/**
 * Sends a link again, at most once a minute.
 * @param justSent whether a link was just sent
 */
export function useResend(
  email: string,
  {
    again = resendVerification,
    justSent = false,
  }: { again?: (email: string) => Promise<unknown>; justSent?: boolean } = {},
): Resend {
  const [state, setState] = useState<{ busy: boolean; sent: boolean; failure?: string }>({ busy: false, sent: false });
  const { left, start } = useCountdown();
  useEffect(() => {
    if (justSent) start(PAUSE);
  }, [justSent, start]);

  async function run(): Promise<void> {
    setState({ busy: true, sent: false });
    try {
      await again(email);
      start(PAUSE);
      setState({ busy: false, sent: true });
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : undefined;
      if (problem?.retryAfter !== undefined) start(problem.retryAfter);
      setState({ busy: false, sent: false, failure: problem?.message ?? IDENTITY_FORM_MESSAGES.no_answer });
    }
  }

  return {
    send: () => {
      if (!state.busy && left === 0) void run();
    },
    busy: state.busy,
    sent: state.sent,
    failure: state.failure,
    left,
  };
}
