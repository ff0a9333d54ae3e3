import {
  CHECK_IN_INITIAL,
  CHECK_IN_PARAMETER,
  CHECK_IN_QUESTIONS,
  checkInProblems,
  type CheckInValues,
} from '@ayana/contracts/journey';
import { outcomeOfCall } from '@ayana/portal-kit/form-engine';

import { customPostedForm } from '../../forms/posted-form';
import type { PostedForm } from '../../forms/posted-form';
import { sendCheckIn } from './send-check-in';

/** The check-in when the browser posts it itself: its address has the token. */
export const postedCheckIn = ({ url }: Request): PostedForm =>
  customPostedForm<CheckInValues>({
    initial: CHECK_IN_INITIAL,
    problems: checkInProblems,
    // What was answered decides what is said about it.
    confirms: [...CHECK_IN_QUESTIONS, 'worry'],
    send: async (values, key) => {
      const outcome = await outcomeOfCall(sendCheckIn(tokenOf(url), values, key));
      return outcome.kind === 'accepted' ? { ...outcome, answer: { success: true, message: '' } } : outcome;
    },
  });

const tokenOf = (url: string): string => new URL(url).searchParams.get(CHECK_IN_PARAMETER) ?? '';
