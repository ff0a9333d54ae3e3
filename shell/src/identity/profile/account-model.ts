import { PROFILE_LABELS, PROFILE_REQUIRED } from '@ayana/contracts/identity';
import { COUNTRIES, isPhoneStart, phoneStart } from '@ayana/contracts/places';
import { isCalendarDate, isPhone, normaliseDigits } from '@ayana/contracts/rules';
import type { Account, AccountChanges } from '../api';
import { filled, type Rule, safeText } from '../forms/rules';
import type { Values } from '../forms/field-problem';
import { PROFILE_TEXTS } from './messages';
import { today } from './times';

const FIELDS = [
  'first_name',
  'last_name',
  'country',
  'city',
  'phone',
  'date_of_birth',
  'time_zone',
  'language',
] as const;
export type AccountField = (typeof FIELDS)[number];

/** The fields of the form: the language is asked for only where there are several. */
export const accountFields = ({ languages }: Pick<Account, 'languages'>): readonly AccountField[] =>
  FIELDS.filter((field) => field !== 'language' || languages.length > 1);

const { data: texts } = PROFILE_TEXTS;

const phone: Rule<AccountField> = ({ phone: value }) =>
  value.trim() === '' || isPhone(normaliseDigits(value)) ? undefined : { field: 'phone', message: texts.phone_wrong };

const birth: Rule<AccountField> = ({ date_of_birth: value }) =>
  value === '' || (isCalendarDate(value) && value < today())
    ? undefined
    : { field: 'date_of_birth', message: texts.date_wrong };

export const ACCOUNT_LABELS: Readonly<Record<AccountField, string>> = {
  ...PROFILE_LABELS,
  city: texts.city,
  time_zone: texts.time_zone,
  language: texts.language,
};

/** Which fields are required: the whole profile for (future) patients, only the name for other roles. */
export function isWanted({ role }: Pick<Account, 'role'>, field: AccountField): boolean {
  const wanted: readonly AccountField[] =
    role === 'patient' || role === 'unverified_user' ? PROFILE_REQUIRED : ['first_name', 'last_name'];
  return wanted.includes(field);
}

/** A patient's profile must stay complete, and known fields cannot be emptied; others may be filled in later. */
/** @param hasOneName the box for a person with one name only is ticked */
export function accountRules(account: Account, hasOneName = false): readonly Rule<AccountField>[] {
  const complete: readonly AccountField[] = account.role === 'patient' ? PROFILE_REQUIRED : [];
  const required = accountFields(account).filter(
    (field) => (complete.includes(field) || account[field] !== null) && !(hasOneName && field === 'last_name'),
  );
  return [
    ...required.map((field) => filled<AccountField>(field, texts.required(ACCOUNT_LABELS[field].toLowerCase()))),
    phone,
    birth,
    safeText('first_name'),
    safeText('last_name'),
    safeText('city'),
  ];
}

/** How a phone number begins in a country, by its name. */
export const phoneStartIn = (country: string | null): string =>
  phoneStart(COUNTRIES.find(({ name }) => name === country));

/** An account as its form has it. @param zone of the device, until one is saved */
export const accountValues = (account: Account, zone: string): Values<AccountField> => ({
  first_name: account.first_name ?? '',
  last_name: account.last_name ?? '',
  country: account.country ?? '',
  city: account.city ?? '',
  phone: account.phone ?? phoneStartIn(account.country),
  date_of_birth: account.date_of_birth ?? '',
  time_zone: account.time_zone ?? zone,
  language: account.language,
});

/** What was entered: a phone number that is only its country's code is none yet. */
export const entered = (values: Values<AccountField>): Values<AccountField> =>
  isPhoneStart(values.phone) ? { ...values, phone: '' } : values;

/** What changed, by field. */
export function accountChanges(account: Account, values: Values<AccountField>, hasOneName = false): AccountChanges {
  const changed = accountFields(account).filter((field) => values[field].trim() !== (account[field] ?? ''));
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field].trim()])),
    // An empty last name answers that there is none.
    ...(hasOneName && account.last_name !== '' ? { last_name: '' } : {}),
  };
}
