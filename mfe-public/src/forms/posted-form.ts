import type { FormType } from '@ayana/contracts/forms';
import { type FormAnswer, type FormPayload, type FormValues, sendForm, type SendOutcome } from '@ayana/portal-kit';

import type { FieldProblem } from './field-problem';
import type { PostedName } from './posted';

/** What the page's form does in the browser, for the server to do the same. */
export interface PostedForm<Values extends FormValues = FormValues> {
  initial: Values;
  problems: (values: Values) => readonly FieldProblem<keyof Values & string>[];
  serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** Address of the page that confirms it; left out where the answer is shown in place of the form. */
  confirmedAt?: (answer: FormAnswer) => string | null;
  /** Fields its confirmation in place of the form tells of. */
  confirms?: readonly (keyof Values & string)[];
  /** Never throws. */
  send: (values: Values, key: string) => Promise<SendOutcome>;
}

/** By form; the request's address says what the page was opened about. */
export type PostedForms = Partial<Record<PostedName, (request: Request) => Promise<PostedForm>>>;

/**
 * Keeps the fields of a form together while its rules are written down.
 * @param type what it is sent as, unless it sends itself
 */
export function postedForm<Type extends FormType, Values extends FormValues>(
  type: Type,
  form: Omit<PostedForm<Values>, 'send'> & { payload: (values: Values) => FormPayload<Type> },
): PostedForm {
  return customPostedForm({ ...form, send: (values: Values, key) => sendForm(type, form.payload(values), key) });
}

/** The same for a form that is sent by more than one call of its own function. */
export function customPostedForm<Values extends FormValues>(form: PostedForm<Values>): PostedForm {
  return form as unknown as PostedForm;
}
