import type { FormType } from '@ayana/contracts/forms';
import type { FormAnswer, FormValues } from '@ayana/portal-kit';
import { useActionData } from 'react-router-dom';

import type { FieldProblem } from './field-problem';

/** The name of a posted form: its type, the booking, which is sent as a video consultation, or a check-in. */
export type PostedName = FormType | 'booking' | 'check_in';

/** The action's answer to a form that the browser posted itself, without the page's code. */
export interface Posted {
  form: PostedName;
  /** The typed values; empty after success. */
  values: FormValues;
  /** The values for the confirmation, after success. */
  about: FormValues;
  /** Its Idempotency-Key; empty where the next try needs a new one. */
  key: string;
  errors: readonly FieldProblem<string>[];
  /** Why it was refused, where no field is the reason. */
  failure: string | null;
  /** Null before success. */
  sent: FormAnswer | null;
}

/** The server's answer to this form; undefined where the page is not the answer to a post. */
export function usePosted(form: PostedName): Posted | undefined {
  const answer = useActionData() as Posted | null | undefined;
  return answer?.form === form ? answer : undefined;
}
