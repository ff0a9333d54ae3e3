import type { FormPayload } from '@ayana/portal-kit';
import { emptyFields, wrongEmail, wrongPhone } from '../../forms/field-problems';
import { NAME_HINTS } from '../../forms/messages';
import type { FieldProblem } from '../../forms/field-problem';
import { lastNameOf, NO_NAME, requiredNames } from '../../forms/names';
import { optional, trimmed } from '../../forms/payload';
import { unsafeFields } from '../../forms/unsafe-fields';

/** The fields of the contact form (spec section 3, "Form fields on screen"). */
export const CONTACT_INITIAL = {
  ...NO_NAME,
  email: '',
  phone: '',
  procedure: '',
  destination: '',
  message: '',
};

export type ContactValues = typeof CONTACT_INITIAL;
export type ContactField = keyof ContactValues;

/** What blocks sending the form: first name, last name and e-mail are required (spec section 5). */
export function contactProblems(values: ContactValues): FieldProblem<ContactField>[] {
  return [
    ...emptyFields(values, requiredNames(values), NAME_HINTS),
    ...wrongEmail(values),
    ...wrongPhone(values),
    ...unsafeFields(values),
  ];
}

/** The payload of `contact-form` (spec section 3). */
export function contactPayload(values: ContactValues): FormPayload<'contact'> {
  return {
    first_name: trimmed(values.firstName),
    last_name: lastNameOf(values),
    email: trimmed(values.email),
    ...optional('phone', values.phone),
    ...optional('interested_procedure', values.procedure),
    ...optional('preferred_destination', values.destination),
    ...optional('additional_info', values.message),
  };
}

/** The field on screen for each field of the payload, for the server's messages. */
export const CONTACT_SERVER_FIELDS: Readonly<Record<string, ContactField>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  interested_procedure: 'procedure',
  preferred_destination: 'destination',
  additional_info: 'message',
};
