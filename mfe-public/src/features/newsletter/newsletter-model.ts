import { NEWSLETTER_SOURCE_DEFAULT } from '@ayana/contracts/newsletter';
import { isEmail } from '@ayana/contracts/rules';

import { FORM_HINTS } from '../../forms/messages';
import type { MissingField } from '../../forms/missing-field';
import { trimmed } from '../../forms/payload';

export const NEWSLETTER_INITIAL = { email: '' };
export type NewsletterValues = typeof NEWSLETTER_INITIAL;

/** The e-mail is required and must be valid (spec section 5). */
export function newsletterProblems({ email }: NewsletterValues): MissingField<'email'>[] {
  return isEmail(email.trim()) ? [] : [{ field: 'email', message: FORM_HINTS.email }];
}

/** The payload of `newsletter` (spec section 3). */
export function newsletterPayload({ email }: NewsletterValues) {
  return { email: trimmed(email), source: NEWSLETTER_SOURCE_DEFAULT };
}
