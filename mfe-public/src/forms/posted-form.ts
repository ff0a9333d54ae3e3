import type { FormType } from '@ayana/contracts/forms';
import { type FormAnswer, type FormPayload, type FormValues, sendForm, type SendOutcome } from '@ayana/portal-kit';

import type { FieldProblem } from './field-problem';
import type { PostedName } from './posted';

/** What the page's form does in the browser, for the server. */
export interface PostedForm<Values extends FormValues = FormValues> {
  initial: Values;
  problems: (values: Values) => readonly FieldProblem<keyof Values & string>[];
  serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** URL of the confirmation page; left out where the answer is shown in place of the form. */
  confirmedAt?: (answer: FormAnswer) => string | null;
  /** Fields that the confirmation shows. */
  confirms?: readonly (keyof Values & string)[];
  /** Never throws. */
  send: (values: Values, key: string) => Promise<SendOutcome>;
}

/** By form; the request's URL has the page's context. */
export type PostedForms = Partial<Record<PostedName, (request: Request) => Promise<PostedForm>>>;

/**
 * Defines a posted form with typed fields.
 * @param type the form's type for the API
 */
export function postedForm<Type extends FormType, Values extends FormValues>(
  type: Type,
  form: Omit<PostedForm<Values>, 'send'> & { payload: (values: Values) => FormPayload<Type> },
): PostedForm {
  return customPostedForm({ ...form, send: (values: Values, key) => sendForm(type, form.payload(values), key) });
}

/** The same for a form with its own sending function. */
export function customPostedForm<Values extends FormValues>(form: PostedForm<Values>): PostedForm {
  return form as unknown as PostedForm;
}
