import type { ProblemCode } from '@ayana/contracts/problems';
import type { FormValues } from '@ayana/portal-kit';
import { useActionData } from 'react-router-dom';
import type { FieldProblem } from './field-problem';

/** The ids of the identity forms that a browser may post itself. */
export type PostedName = 'login' | 'register' | 'resend' | 'reset-request' | 'reset' | 'verify' | 'which-sign-up';

/** The action's answer to a form that the browser posted itself, before the page's code loaded or without it. */
export interface Posted {
  form: PostedName;
  /** What was typed, without any password. */
  values: FormValues;
  errors: readonly FieldProblem<string>[];
  /** Why the server refused it, where no field is the reason. */
  problem: { status: number; code: ProblemCode; detail: string } | null;
  /** Set when accepted: the address a link was sent to, the use of a confirmed address, or empty. */
  done: string | null;
}

/** The server's answer to this form; undefined where the page is not the answer to a post. */
export function usePosted(form: string): Posted | undefined {
  const answer = useActionData() as Posted | null | undefined;
  return answer?.form === form ? answer : undefined;
}
