import { DateField, EmailField, IntegerField, PhoneField, SecretField, TextField, TextsField } from './fields.js';
import { readInput } from './read-input.js';

class PersonDto {
  @EmailField({ label: 'E-mail', optional: true })
  email?: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @TextField({ label: 'First name', optional: true, max: 80 })
  name?: string;

  @TextField({ label: 'Notes', optional: true })
  notes?: string;

  @DateField({ label: 'Date of birth', optional: true })
  born?: string;

  @IntegerField({ label: 'Days', optional: true, min: 0, max: 99 })
  days?: number;

  @TextsField({ label: 'Languages', optional: true, max: 3, length: 20 })
  languages?: string[];

  @SecretField({ label: 'Password', optional: true, max: 40 })
  password?: string;
}

const read = (value: object) => readInput(PersonDto, value);

test('marks and spaces around what was typed are dropped before anything is checked', () => {
  const { input, errors } = read({
    email: '\u200F amina@mail.example\u202C',
    phone: '\u202A+968 9212 3456\u202C',
    name: '\u2067عبد الرحمن\u2069',
    languages: ['\u200EUzbek '],
    notes: '\u200B',
  });
  expect(errors).toEqual([]);
  expect(input).toEqual({
    email: 'amina@mail.example',
    phone: '+968 9212 3456',
    name: 'عبد الرحمن',
    languages: ['Uzbek'],
  });
});

test('digits of other scripts are read in telephones, days and numbers', () => {
  const { input, errors } = read({ phone: '+৮৮০ ১৭১২ ৩৪৫৬৭৮', born: '۱۹۸۰-۰۱-۳۱', days: '٧' });
  expect(errors).toEqual([]);
  expect(input).toEqual({ phone: '+880 1712 345678', born: '1980-01-31', days: 7 });
});

test('marks within a name, a telephone or an address are refused; a note pasted from a chat may have them', () => {
  const { errors } = read({
    email: 'amina\u200B@mail.example',
    phone: '+968\u200E92123456',
    name: 'Am\u200Bina',
    notes: 'as \u2068Amina\u2069 wrote',
  });
  expect(errors.map(({ field }) => field)).toEqual(['email', 'phone', 'name']);
});

test('joiners within Persian and Sinhala names are letters of them', () => {
  expect(read({ name: 'علی\u200Cرضا' })).toMatchObject({ errors: [], input: { name: 'علی\u200Cرضا' } });
  expect(read({ name: 'ශ්\u200Dරී' }).errors).toEqual([]);
});

test('digits of an e-mail and a whole password stay as they were typed', () => {
  expect(read({ password: ' \u200E٣ ' }).input).toEqual({ password: ' \u200E٣ ' });
  expect(read({ email: 'amina٣@mail.example' }).input).toEqual({ email: 'amina٣@mail.example' });
});
