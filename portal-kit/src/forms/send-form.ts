import { FORM_TOASTS } from '@ayana/contracts/forms';
import type { FormType } from '@ayana/contracts/forms';

import { type FormPayload, submitForm } from '../api/submit-form';
import { ApiProblem } from '../problems';
import type { SendOutcome } from './submission';

/** Shown when the key was already used for other answers: the earlier ones have arrived. */
export const SUPERSEDED_MESSAGE =
  'An earlier version of this form has already arrived. To send the changed one as well, press again.';

/** Sends a form and returns its outcome; never throws (spec section 8 has the failure texts). */
export async function sendForm<Type extends FormType>(
  form: Type,
  payload: FormPayload<Type>,
  idempotencyKey: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SendOutcome> {
  try {
    const { success, ...answer } = await submitForm(form, payload, { idempotencyKey, headers });
    if (!success) return { kind: 'failed', message: answer.message || FORM_TOASTS.refused };
    return { kind: 'accepted', answer: { ...answer, success } };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** The outcome of a failed submission. */
export function outcomeOf(error: unknown): Exclude<SendOutcome, { kind: 'accepted' }> {
  if (!(error instanceof ApiProblem)) return { kind: 'failed', message: FORM_TOASTS.unexpected };
  if (error.unanswered) return { kind: 'unreachable' };
  // The server did not use the key: the form keeps it for another time.
  if (error.code === 'slot_taken')
    return { kind: 'refused', message: error.message, fields: [{ field: 'slot_id', message: error.message }] };
  // Nothing was stored: the same form is sent again with the reason that its fields ask for, or with other amounts.
  if (error.code === 'needs_reason' || error.code === 'needs_confirmation')
    return { kind: 'refused', message: error.message, fields: error.errors };
  if (error.status === 409) return { kind: 'superseded', message: SUPERSEDED_MESSAGE };
  const message = error.message || FORM_TOASTS.unexpected;
  if (error.status === 422) return { kind: 'refused', message, fields: error.errors };
  return { kind: 'failed', message };
}
