import type { FormPayload } from '@ayana/portal-kit';
import { PARTNER_APPLICATION_MISSING as MISSING } from '@ayana/contracts/partnerships';
import type { PartnerApplicationField } from '@ayana/contracts/partnerships';

import { emptyFields, wrongEmail, wrongPhone } from '../../forms/field-problems';
import type { FieldProblem } from '../../forms/field-problem';
import { choice, optional, trimmed } from '../../forms/payload';
import { unsafeFields } from '../../forms/unsafe-fields';

/** The fields of the form, named as they are sent. */
export const PARTNER_INITIAL = {
  organisation: '',
  kind: '',
  city: '',
  country: '',
  website: '',
  accreditations: '',
  contact_name: '',
  email: '',
  phone: '',
  message: '',
} satisfies Record<PartnerApplicationField, string>;

export type PartnerValues = typeof PARTNER_INITIAL;

const NEEDED = ['organisation', 'kind', 'city', 'country', 'contact_name'] as const;

/** What blocks sending the application, in the order of the page. */
export function partnerProblems(values: PartnerValues): FieldProblem<PartnerApplicationField>[] {
  return [
    ...emptyFields(values, NEEDED, MISSING),
    ...wrongEmail(values, MISSING.email),
    ...wrongPhone(values),
    ...unsafeFields(values),
  ];
}

/** The payload of `partner-application`. */
export function partnerPayload(values: PartnerValues): FormPayload<'partner'> {
  return {
    organisation: trimmed(values.organisation),
    kind: choice(values.kind),
    city: trimmed(values.city),
    country: trimmed(values.country),
    ...optional('website', values.website),
    ...optional('accreditations', values.accreditations),
    contact_name: trimmed(values.contact_name),
    email: trimmed(values.email),
    ...optional('phone', values.phone),
    ...optional('message', values.message),
  };
}
