import type { FormType } from '@ayana/contracts/forms';
import type { FormAnswer, FormValues } from '@ayana/portal-kit';
import { useActionData } from 'react-router-dom';

import type { FieldProblem } from './field-problem';

/** What a page's action knows a form by: its type, or the booking, which is sent as a video consultation. */
export type PostedName = FormType | 'booking';

/** A form that the browser sent by itself, without the code of its page, as the page's action answers it. */
export interface Posted {
  form: PostedName;
  /** What was typed; empty once it was accepted. */
  values: FormValues;
  /** What its confirmation says of it, once it was accepted. */
  about: FormValues;
  /** Its Idempotency-Key; empty where the next try needs a new one. */
  key: string;
  errors: readonly FieldProblem<string>[];
  /** Why it was not sent, where no field is the reason. */
  failure: string | null;
  /** Null while it is not accepted. */
  sent: FormAnswer | null;
}

/** What the server answered to this form; undefined where the page was not asked for by it. */
export function usePosted(form: PostedName): Posted | undefined {
  const answer = useActionData() as Posted | null | undefined;
  return answer?.form === form ? answer : undefined;
}
