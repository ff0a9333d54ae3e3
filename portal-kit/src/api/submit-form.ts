import type { paths } from '@ayana/contracts/api';
import { FORM_ERRORS, FORM_TYPES, type FormAnswer, type FormType } from '@ayana/contracts/forms';
import type { ProblemCode } from '@ayana/contracts/problems';
import { ApiProblem, problemOf } from '../problems';
import { call } from './client';

/** The request body of a form, by its type. */
export type FormPayload<Type extends FormType> =
  paths[`/functions/${(typeof FORM_TYPES)[Type]}`]['post']['requestBody']['content']['application/json'];

export interface SubmitOptions {
  /** One key per filled-in form; the same key again cannot make a second row (api.md, "Manners"). */
  idempotencyKey: string;
  /** Sent beside it, such as the secret of the form’s files. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/**
 * Sends a form (spec sections 5 and 7) by its type: `contact`, `consultation`, `video-consultation`, `newsletter`. Throws `ApiProblem`;
 * `general-inquiry` and unknown types are refused before anything is sent, with the specification's two errors.
 */
export async function submitForm<Type extends FormType>(
  form: Type,
  payload: FormPayload<Type>,
  { idempotencyKey, headers, signal }: SubmitOptions,
): Promise<FormAnswer> {
  const answer = await call('POST', `/functions/${functionName(form)}`, {
    body: payload,
    headers: { ...headers, 'Idempotency-Key': idempotencyKey },
    ...(signal === undefined ? {} : { signal }),
  });
  if (!isFormAnswer(answer)) throw problemOf(answer, 0);
  return answer;
}

function isFormAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && 'success' in answer;
}

/** @param form as it was given: a page may name what is not a form's type */
function functionName(form: string): string {
  if (form === 'general-inquiry') throw refused(FORM_ERRORS.general_inquiry, 501);
  if (!Object.hasOwn(FORM_TYPES, form)) throw refused(FORM_ERRORS.unsupported, 404);
  return FORM_TYPES[form as FormType];
}

function refused(error: { code: ProblemCode; message: string }, status: number): ApiProblem {
  return new ApiProblem({ status, code: error.code, detail: error.message });
}
