import type { ProblemCode } from '@ayana/contracts/problems';
import type { FormValues } from '@ayana/portal-kit';
import { useActionData } from 'react-router-dom';
import type { MissingField } from './missing-field';

/** Which forms of identity a browser may send by itself: the ids of their forms. */
export type PostedName = 'login' | 'register' | 'resend' | 'reset-request' | 'reset' | 'verify' | 'which-sign-up';

/** A form that the browser sent by itself, before the page's code came or without it, as the page's action answers it. */
export interface Posted {
  form: PostedName;
  /** What was typed, without any password. */
  values: FormValues;
  errors: readonly MissingField<string>[];
  /** Why the server did not take it, where no field is the reason. */
  problem: { status: number; code: ProblemCode; detail: string } | null;
  /** It was accepted; the address a link was sent to, what a confirmed address is for, or empty. */
  done: string | null;
}

/** What the server answered to this form; undefined where the page was not asked for by it. */
export function usePosted(form: string): Posted | undefined {
  const answer = useActionData() as Posted | null | undefined;
  return answer?.form === form ? answer : undefined;
}
