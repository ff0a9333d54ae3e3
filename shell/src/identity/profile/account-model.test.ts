import type { Account } from '../api';
import { ACCOUNT_FIELDS, accountChanges, accountRules } from './account-model';
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
} as Account;
const values = Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, account[field] ?? ''])) as Parameters<
  typeof accountChanges
>[1];
const wrong = (of: Account, typed: Partial<typeof values>): string[] =>
  problemsOf({ ...values, ...typed }, accountRules(of)).map(({ field }) => field);

it('an incomplete profile may be saved in parts', () => {
  expect(wrong(account, { phone: '+254 700 000 014' })).toEqual([]);
});

it('a patient’s profile stays complete', () => {
  expect(wrong({ ...account, role: 'patient' }, {})).toEqual(['phone', 'country', 'date_of_birth']);
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
