import { FORM_KEY_FIELD, FORM_TOASTS, FORM_TYPE_FIELD } from '@ayana/contracts/forms';
import { newIdempotencyKey } from '@ayana/portal-kit';
import type { SendOutcome } from '@ayana/portal-kit';
import { data, redirect } from 'react-router-dom';

import { PAGE_FORM_MESSAGES } from './messages';
import type { FieldProblem } from './field-problem';
import type { PostedForms } from './posted-form';
import type { Posted, PostedName } from './posted';

/** A form's text as typed: browsers send line breaks as CR LF. */
function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/**
 * Checks a posted form and sends it to the API.
 * @returns the page's data with its status: 200 accepted, 400 no form of this page, 422 something
 * must be corrected, 503 no answer; or a 303 to the confirmation page
 */
export async function answerPostedForm(
  request: Request,
  forms: PostedForms,
): Promise<ReturnType<typeof data<Posted | null>> | Response> {
  const form = await request.formData();
  const type = textOf(form, FORM_TYPE_FIELD) as PostedName;
  const rules = Object.hasOwn(forms, type) ? await forms[type]?.(request) : undefined;
  if (rules === undefined) return data(null, 400);
  const { initial, problems, send, serverFields, confirms = [] } = rules;
  const values = Object.fromEntries(Object.keys(initial).map((field) => [field, textOf(form, field)]));
  const key = textOf(form, FORM_KEY_FIELD) || newIdempotencyKey();
  const typed: Posted = { form: type, values, about: {}, key, errors: [], failure: null, sent: null };
  const errors = problems(values);
  if (errors.length > 0) return data({ ...typed, errors }, 422);
  const outcome = await send(values, key);
  if (outcome.kind === 'accepted') {
    const confirmed = rules.confirmedAt?.(outcome.answer) ?? null;
    // Redirected with GET, so that a reload does not send the form again.
    if (confirmed !== null) return redirect(confirmed, 303);
    const about = Object.fromEntries(confirms.map((field) => [field, values[field] ?? '']));
    return data({ ...typed, values: initial, about, key: '', sent: outcome.answer }, 200);
  }
  return refused(typed, outcome, serverFields);
}

function refused(
  typed: Posted,
  outcome: Exclude<SendOutcome, { kind: 'accepted' }>,
  serverFields: Readonly<Record<string, string>> | undefined,
): ReturnType<typeof data<Posted>> {
  if (outcome.kind === 'unreachable')
    return data({ ...typed, failure: `${FORM_TOASTS.unexpected} ${PAGE_FORM_MESSAGES.failed}` }, 503);
  if (outcome.kind === 'superseded') return data({ ...typed, key: '', failure: outcome.message }, 409);
  if (outcome.kind === 'failed') return data({ ...typed, failure: outcome.message }, 503);
  const errors: FieldProblem<string>[] = outcome.fields.flatMap(({ field, message }) => {
    const shown = serverFields === undefined ? field : serverFields[field];
    return shown === undefined || !(shown in typed.values) ? [] : [{ field: shown, message }];
  });
  return data({ ...typed, errors, failure: errors.length === 0 ? outcome.message : null }, 422);
}
