import { defineMessages } from '../language/index.ts';
import { COUNTRIES, isPhoneStart, phoneStart } from '../places/index.ts';
import { hasUnsafeMarkup, isCalendarDate, isPhone, normaliseDigits, TEXT_LIMIT } from '../rules/index.ts';
import { hasAboutMe, PROFILE_LABELS, PROFILE_REQUIRED, type Role } from '../identity/index.ts';

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
export type AccountValues = Record<AccountField, string>;

/** What the form needs of an account. */
export interface AccountFacts extends Record<Exclude<AccountField, 'language'>, string | null> {
  role: Role | null;
  language: string;
  languages: readonly { tag: string; name: string }[];
}

const messages = defineMessages('contracts/account', {
  phone_wrong: 'Please enter a phone number such as +254 700 000 014.',
  city: 'City',
  date_wrong: 'Please enter a date in the past.',
  time_zone: 'Time zone',
  language: 'Language',
  required: (label: string): string => `Please enter: ${label}.`,
  unsafe: 'Please leave out program code such as script tags.',
  too_long: 'Please write at most 1000 characters.',
});

export const ACCOUNT_LABELS: Readonly<Record<AccountField, string>> = {
  ...PROFILE_LABELS,
  city: messages.city,
  time_zone: messages.time_zone,
  language: messages.language,
};

/** The fields of the form: the language is asked for only where there are several. */
export const accountFields = ({ languages }: Pick<AccountFacts, 'languages'>): readonly AccountField[] =>
  FIELDS.filter((field) => field !== 'language' || languages.length > 1);

/** Which fields are required: the whole profile for (future) patients, only the name for other roles. */
export function isWanted({ role }: Pick<AccountFacts, 'role'>, field: AccountField): boolean {
  const wanted: readonly AccountField[] = hasAboutMe(role) ? PROFILE_REQUIRED : ['first_name', 'last_name'];
  return wanted.includes(field);
}

/**
 * What is wrong before it is saved, by field. A patient's profile must stay complete, and known fields cannot be emptied; others may be
 * filled in later.
 * @param hasOneName the box for a person with one name only is ticked
 * @param today of the device, such as `2026-11-20`
 */
export function accountProblems(
  account: AccountFacts,
  typed: AccountValues,
  hasOneName: boolean,
  today: string,
): Partial<Record<AccountField, string>> {
  const complete: readonly AccountField[] = account.role === 'patient' ? PROFILE_REQUIRED : [];
  const values = entered(typed);
  const problemOf = (field: AccountField): string | undefined => {
    const value = values[field].trim();
    if (value === '') {
      const isRequired = complete.includes(field) || account[field] !== null;
      const isAnswered = hasOneName && field === 'last_name';
      return isRequired && !isAnswered ? messages.required(ACCOUNT_LABELS[field].toLowerCase()) : undefined;
    }
    if (field === 'phone') return isPhone(normaliseDigits(value)) ? undefined : messages.phone_wrong;
    if (field === 'date_of_birth') return isCalendarDate(value) && value < today ? undefined : messages.date_wrong;
    if (hasUnsafeMarkup(value)) return messages.unsafe;
    return value.length > TEXT_LIMIT ? messages.too_long : undefined;
  };
  const found = accountFields(account).map((field) => [field, problemOf(field)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** How a phone number begins in a country, by its name. */
export const phoneStartIn = (country: string | null): string =>
  phoneStart(COUNTRIES.find(({ name }) => name === country));

/** An account as its form has it. @param zone of the device, until one is saved */
export const accountValues = (account: AccountFacts, zone: string): AccountValues => ({
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
const entered = (values: AccountValues): AccountValues =>
  isPhoneStart(values.phone) ? { ...values, phone: '' } : values;

/** What changed, by field. */
export function accountChanges(
  account: AccountFacts,
  typed: AccountValues,
  hasOneName = false,
): Partial<AccountValues> {
  const values = entered(typed);
  const changed = accountFields(account).filter((field) => values[field].trim() !== (account[field] ?? ''));
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field].trim()])),
    // An empty last name answers that there is none.
    ...(hasOneName && account.last_name !== '' ? { last_name: '' } : {}),
  };
}
