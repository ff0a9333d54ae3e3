import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import type { SignUp } from '../api';
import { email, filled, newPassword, problemsOf, type Rule, safeText } from '../forms/rules';
import type { FieldProblem, Values } from '../forms/field-problem';
import { REGISTER_MESSAGES } from './messages';
import { APPLICANT_FIELDS, APPLICANT_RULES, applicantPayload } from './applicant';

export const PERSON_FIELDS = ['first_name', 'last_name', 'one_name', 'health_data_consent'] as const;
export const REGISTER_FIELDS = [...APPLICANT_FIELDS, ...PERSON_FIELDS, 'email', 'password'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** What survives a reload: everything but the password and the consent, which must be given again. */
export const REGISTER_KEPT = {
  account_kind: 'patient',
  first_name: '',
  last_name: '',
  one_name: '',
  email: '',
  organisation: '',
  registration_number: '',
  wanted_role: '',
  message: '',
};

const { missing } = REGISTER_MESSAGES;
export type PersonField = (typeof PERSON_FIELDS)[number] | (typeof APPLICANT_FIELDS)[number];

/** A person with one name only has no last name. */
const lastName: Rule<'last_name' | 'one_name'> = (values) =>
  values.one_name === '' ? filled('last_name', missing.last_name)(values) : undefined;

/** The rules for names, application and consent, which every way of opening an account needs. */
export const PERSON_RULES: {
  readonly before: readonly Rule<PersonField>[];
  readonly after: readonly Rule<PersonField>[];
} = {
  before: [filled('first_name', missing.first_name), lastName, ...APPLICANT_RULES],
  after: [
    safeText('first_name'),
    safeText('last_name'),
    safeText('organisation'),
    safeText('registration_number'),
    safeText('message'),
    filled('health_data_consent', HEALTH_DATA_CONSENT.missing),
  ],
};

const RULES: readonly Rule<RegisterField>[] = [
  ...PERSON_RULES.before,
  email('email'),
  newPassword('password'),
  ...PERSON_RULES.after,
];

/** What blocks sending the form, in the order of its fields. */
export const registerProblems = (values: Values<RegisterField>): FieldProblem<RegisterField>[] =>
  problemsOf(values, RULES);

/** The names of the empty fields, for the line beside the button. */
export function stillMissing(problems: readonly FieldProblem<string>[]): string {
  const names: Readonly<Record<string, string>> = REGISTER_MESSAGES.names;
  return [...new Set(problems.map(({ field }) => names[field] ?? field))].join(', ');
}

export function registerPayload(values: Values<RegisterField>): SignUp {
  return {
    email: values.email.trim(),
    password: values.password,
    ...personPayload(values),
  };
}

/** The payload that every way of opening an account sends: names, application, the consent with the version of its text. */
export function personPayload(values: Values<PersonField>): Omit<SignUp, 'email' | 'password'> {
  return {
    first_name: values.first_name.trim(),
    last_name: values.one_name === '' ? values.last_name.trim() : '',
    ...applicantPayload(values),
    health_data_consent: true,
    consent_text_version: HEALTH_DATA_CONSENT.text_version,
  };
}
