import type { Account } from '../api';
import { accountChanges, accountFields, accountRules } from './account-model';
import { problemsOf } from '../forms/rules';

const account = {
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
} as unknown as Account;
const valuesOf = (of: Account) =>
  Object.fromEntries(accountFields(of).map((field) => [field, of[field] ?? ''])) as Parameters<
    typeof accountChanges
  >[1];
const values = valuesOf(account);
const wrong = (of: Account, typed: Partial<typeof values>): string[] =>
  problemsOf({ ...values, ...typed }, accountRules(of)).map(({ field }) => field);

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
  expect(wrong(several, { ...valuesOf(several), language: '' })).toEqual(['language']);
  expect(accountChanges(several, { ...valuesOf(several), language: 'ar' })).toEqual({ language: 'ar' });
});
