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
} as Account;
const values = Object.fromEntries(ACCOUNT_FIELDS.map((field) => [field, account[field] ?? ''])) as Parameters<
  typeof accountChanges
>[1];
const wrong = (of: Account, typed: Partial<typeof values>): string[] =>
  problemsOf({ ...values, ...typed }, accountRules(of)).map(({ field }) => field);

it('somebody whose profile is not complete may save half of it', () => {
  expect(wrong(account, { phone: '+254 700 000 014' })).toEqual([]);
});

it('a patient’s profile stays complete', () => {
  expect(wrong({ ...account, role: 'patient' }, {})).toEqual(['phone', 'country', 'date_of_birth']);
});

it('what is known can be changed, not emptied', () => {
  expect(wrong(account, { first_name: '', city: '' })).toEqual(['first_name', 'city']);
});

it('a phone number and a day of birth are looked at', () => {
  expect(wrong(account, { phone: 'call me', date_of_birth: '2999-01-01' })).toEqual(['phone', 'date_of_birth']);
});

it('only what changed is sent', () => {
  expect(accountChanges(account, { ...values, city: ' Nairobi ', phone: '' })).toEqual({ city: 'Nairobi' });
});
