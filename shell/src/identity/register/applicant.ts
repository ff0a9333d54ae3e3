import { ACCOUNT_KINDS, type AccountKind, PARTNER_ROLES } from '@ayana/contracts/identity';
import type { SignUp } from '../api';
import { filled, type Rule } from '../forms/rules';
import type { Values } from '../forms/field-problem';
import { REGISTER_MESSAGES } from './messages';

/** The fields of a new account beside names and e-mail. */
export const APPLICANT_FIELDS = [
  'account_kind',
  'organisation',
  'registration_number',
  'wanted_role',
  'message',
] as const;
type PartnerRole = NonNullable<SignUp['wanted_role']>;
export type ApplicantField = (typeof APPLICANT_FIELDS)[number];

export const isAccountKind = (value: string): value is AccountKind => ACCOUNT_KINDS.some((kind) => kind === value);

export const kindOf = (values: Pick<Values<ApplicantField>, 'account_kind'>): AccountKind =>
  isAccountKind(values.account_kind) ? values.account_kind : 'patient';

const { missing } = REGISTER_MESSAGES;
const only =
  (kind: AccountKind, rule: Rule<ApplicantField>): Rule<ApplicantField> =>
  (values) =>
    kindOf(values) === kind ? rule(values) : undefined;

/** Partners name their organisation and what they work as, doctors their registration number. */
export const APPLICANT_RULES: readonly Rule<ApplicantField>[] = [
  only('partner', filled('organisation', missing.organisation)),
  only('partner', filled('wanted_role', missing.wanted_role)),
  only('doctor', filled('registration_number', missing.registration_number)),
];

const given = <Field extends string>(field: Field, value: string): Partial<Record<Field, string>> =>
  value.trim() === '' ? {} : ({ [field]: value.trim() } as Record<Field, string>);

/** The payload: only the fields of the chosen kind of account. */
export function applicantPayload(values: Values<ApplicantField>): Pick<SignUp, ApplicantField | 'time_zone'> {
  const kind = kindOf(values);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const common = { account_kind: kind, ...given('time_zone', zone) };
  if (kind === 'patient') return common;
  const wanted = PARTNER_ROLES.find((role): role is PartnerRole => role === values.wanted_role);
  return {
    ...common,
    ...given('organisation', values.organisation),
    ...given('message', values.message),
    ...(kind === 'doctor' ? given('registration_number', values.registration_number) : {}),
    ...(kind === 'partner' && wanted !== undefined ? { wanted_role: wanted } : {}),
  };
}
