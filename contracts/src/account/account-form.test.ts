import {
  type AccountFacts,
  type AccountField,
  accountChanges,
  accountFields,
  accountProblems,
  type AccountValues,
  accountValues,
} from './index.ts';

const account: AccountFacts = {
  role: 'unverified_user',
  first_name: 'Amara',
  last_name: 'Example',
  phone: null,
  country: null,
  city: 'Mombasa',
  date_of_birth: null,
  time_zone: null,
  language: 'en',
  languages: [{ tag: 'en', name: 'English' }],
};
const valuesOf = (of: AccountFacts): AccountValues => accountValues(of, '');
const values = valuesOf(account);
const wrong = (of: AccountFacts, typed: Partial<AccountValues>, hasOneName = false): AccountField[] =>
  Object.keys(accountProblems(of, { ...valuesOf(of), ...typed }, hasOneName, '2026-11-20')) as AccountField[];

it('an incomplete profile may be saved in parts', () => {
  expect(wrong(account, { phone: '+254 700 000 014' })).toEqual([]);
});

it('a patient’s profile stays complete', () => {
  expect(wrong({ ...account, role: 'patient' }, {})).toEqual(['country', 'phone', 'date_of_birth']);
});

it('known fields can be changed, not emptied', () => {
  expect(wrong(account, { first_name: '', city: '' })).toEqual(['first_name', 'city']);
});

it('the phone number and the date of birth are checked', () => {
  expect(wrong(account, { phone: 'call me', date_of_birth: '2999-01-01' })).toEqual(['phone', 'date_of_birth']);
});

it('only what changed is sent', () => {
  expect(accountChanges(account, { ...values, city: ' Nairobi ', phone: '' })).toEqual({ city: 'Nairobi' });
});

it('the language is a field only where there are several', () => {
  const several = { ...account, languages: [...account.languages, { tag: 'ar', name: 'العربية' }] };
  expect(accountFields(account)).not.toContain('language');
  expect(wrong(several, { language: '' })).toEqual(['language']);
  expect(accountChanges(several, { ...valuesOf(several), language: 'ar' })).toEqual({ language: 'ar' });
});

it('a person with one name only leaves the last name empty', () => {
  const typed = { ...values, last_name: '' };
  expect(wrong(account, typed)).toEqual(['last_name']);
  expect(wrong(account, typed, true)).toEqual([]);
  expect(accountChanges(account, typed, true)).toEqual({ last_name: '' });
});

it('program code is refused, and so is a name without end', () => {
  expect(wrong(account, { first_name: '<script>', city: 'a'.repeat(1001) })).toEqual(['first_name', 'city']);
});
