import type { FormPayload } from '@ayana/portal-kit';
import { NEWSLETTER_SOURCE_DEFAULT } from '@ayana/contracts/newsletter';

import { wrongEmail } from '../../forms/field-problems';
import type { FieldProblem } from '../../forms/field-problem';
import { trimmed } from '../../forms/payload';

export const NEWSLETTER_INITIAL = { email: '' };
export type NewsletterValues = typeof NEWSLETTER_INITIAL;

/** The e-mail is required and must be valid (spec section 5). */
export function newsletterProblems(values: NewsletterValues): FieldProblem<'email'>[] {
  return wrongEmail(values);
}

/** The payload of `newsletter` (spec section 3). */
export function newsletterPayload({ email }: NewsletterValues): FormPayload<'newsletter'> {
  return { email: trimmed(email), source: NEWSLETTER_SOURCE_DEFAULT };
}
