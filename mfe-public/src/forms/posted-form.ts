import type { FormAnswer, FormValues, SendOutcome } from '@ayana/portal-kit';

import type { MissingField } from './missing-field';
import type { PostedName } from './posted';

/** What the page's form does in the browser, for the server to do the same. */
export interface PostedForm<Values extends FormValues = FormValues> {
  initial: Values;
  problems: (values: Values) => readonly MissingField<keyof Values & string>[];
  payload: (values: Values) => object;
  serverFields?: Readonly<Record<string, keyof Values & string>>;
  /** Address of the page that confirms it; left out where the answer is shown in place of the form. */
  confirmedAt?: (answer: FormAnswer) => string | null;
  /** Fields its confirmation in place of the form tells of. */
  confirms?: readonly (keyof Values & string)[];
  /** Where sending is more than one call of the form's own function; never throws. */
  send?: (values: Values, key: string) => Promise<SendOutcome>;
}

/** By form; the request's address says what the page was opened about. */
export type PostedForms = Partial<Record<PostedName, (request: Request) => Promise<PostedForm>>>;

/** Keeps the fields of a form together while its rules are written down. */
export function postedForm<Values extends FormValues>(form: PostedForm<Values>): PostedForm {
  return form as unknown as PostedForm;
}
