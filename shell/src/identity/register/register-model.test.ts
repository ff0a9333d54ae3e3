import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { REGISTER_FIELDS, registerPayload, registerProblems, stillMissing } from './register-model';

const empty = Object.fromEntries(REGISTER_FIELDS.map((field) => [field, ''])) as Parameters<typeof registerProblems>[0];
const complete = {
  ...empty,
  account_kind: 'patient',
  first_name: ' Amara ',
  last_name: 'Example',
  email: ' amara@people.example ',
  password: ' eight chars ',
  health_data_consent: 'on',
};
const fieldsOf = (values: typeof empty): string[] => registerProblems(values).map(({ field }) => field);

it('an empty form lists all missing fields, in the order of the form', () => {
  expect(fieldsOf(empty)).toEqual(['first_name', 'last_name', 'email', 'password', 'health_data_consent']);
  expect(stillMissing(registerProblems(empty))).toBe('first name, last name, email, password, your consent');
});

it('a complete form can be sent; the password is sent unchanged', () => {
  expect(fieldsOf(complete)).toEqual([]);
  expect(registerPayload(complete)).toMatchObject({
    email: 'amara@people.example',
    password: ' eight chars ',
    first_name: 'Amara',
    account_kind: 'patient',
    health_data_consent: true,
    consent_text_version: HEALTH_DATA_CONSENT.text_version,
  });
});

it('a person with one name only needs no last name, and what was typed before is not sent', () => {
  const values = { ...complete, first_name: 'Sukarno', last_name: '.', one_name: 'yes' };
  expect(fieldsOf({ ...values, last_name: '' })).toEqual([]);
  expect(registerPayload(values)).toMatchObject({ first_name: 'Sukarno', last_name: '' });
});

it('without consent nothing is sent', () => {
  expect(registerProblems({ ...complete, health_data_consent: '' })).toEqual([
    { field: 'health_data_consent', message: HEALTH_DATA_CONSENT.missing },
  ]);
});

it.each([
  ['partner', ['organisation', 'wanted_role']],
  ['doctor', ['registration_number']],
])('a %s also gives %j', (account_kind, fields) => expect(fieldsOf({ ...complete, account_kind })).toEqual(fields));

it('fields of another kind of account are not sent', () => {
  const values = {
    ...complete,
    organisation: 'A house',
    registration_number: '12',
    wanted_role: 'partner/lodging',
    message: 'Hi',
  };
  expect(registerPayload(values)).not.toHaveProperty('organisation');
  expect(registerPayload({ ...values, account_kind: 'partner' })).toMatchObject({
    organisation: 'A house',
    wanted_role: 'partner/lodging',
    message: 'Hi',
  });
  expect(registerPayload({ ...values, account_kind: 'partner' })).not.toHaveProperty('registration_number');
  expect(registerPayload({ ...values, account_kind: 'doctor' })).not.toHaveProperty('wanted_role');
});

it('refuses scripts in a text and a password that is too short', () => {
  expect(fieldsOf({ ...complete, first_name: '<script>' })).toEqual(['first_name']);
  expect(fieldsOf({ ...complete, password: '1234567' })).toEqual(['password']);
});
