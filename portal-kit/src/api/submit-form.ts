import {
  FORM_ERRORS,
  FORM_FUNCTIONS,
  FORM_TYPES,
  type FormAnswer,
  type FormFunction,
  type FormType,
} from '@ayana/contracts/forms';
import type { ProblemCode } from '@ayana/contracts/problems';
import { ApiProblem, problemOf, unansweredProblem } from '../problems';
import { api } from './client';

export interface SubmitOptions {
  /** One key per filled-in form; the same key again cannot make a second row (api.md, "Manners"). */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/**
 * Sends a form (spec sections 5 and 7). `form` is a form type (`contact`, `consultation`, `video-consultation`,
 * `newsletter`) or the function's own name. Throws `ApiProblem`; `general-inquiry` and unknown types are refused before
 * anything is sent, with the specification's two errors.
 */
export async function submitForm(
  form: FormType | FormFunction,
  payload: object,
  options: SubmitOptions,
): Promise<FormAnswer>;
export async function submitForm(form: string, payload: object, options: SubmitOptions): Promise<FormAnswer>;
export async function submitForm(form: string, payload: object, options: SubmitOptions): Promise<FormAnswer> {
  const name = functionName(form);
  const { response } = await post(name, payload, options);
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) throw problemOf(answer, response.status);
  return answer as FormAnswer;
}

function functionName(form: string): FormFunction {
  if (form === 'general-inquiry') throw refused(FORM_ERRORS.general_inquiry, 501);
  if (Object.hasOwn(FORM_TYPES, form)) return FORM_TYPES[form as FormType];
  if (FORM_FUNCTIONS.includes(form as FormFunction)) return form as FormFunction;
  throw refused(FORM_ERRORS.unsupported, 404);
}

function refused(error: { code: ProblemCode; message: string }, status: number): ApiProblem {
  return new ApiProblem({ status, code: error.code, detail: error.message });
}

async function post(
  name: FormFunction,
  payload: object,
  { idempotencyKey, signal }: SubmitOptions,
): Promise<{ response: Response }> {
  try {
    return await api.POST(`/functions/${name}`, {
      body: payload as never,
      headers: { 'Idempotency-Key': idempotencyKey },
      parseAs: 'stream',
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    throw unansweredProblem(error);
  }
}
