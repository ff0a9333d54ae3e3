import type { ServiceField } from '@ayana/contracts/service-desk';
import { answerErrors, answersOf } from './answers';

const field = (key: string, over: Partial<ServiceField>): ServiceField => ({
  key,
  kind: 'text',
  label: key,
  required: false,
  help: null,
  choices: [],
  ...over,
});
const FORM: readonly ServiceField[] = [
  field('reason', { required: true }),
  field('hours', { kind: 'number' }),
  field('urgent', { kind: 'yes_no' }),
  field('guest', { kind: 'user' }),
  field('language', { kind: 'choice', choices: ['Arabic'] }),
];
const AMINA = { id: '01900000-0000-7000-8000-000000000000', name: 'Amina Yusuf' };

test('answers are sent in their kinds, and what was not entered is left out', () => {
  const values = { reason: ' A visit ', hours: '2,5', urgent: 'no', guest: AMINA, language: '' };
  expect(answersOf(FORM, values)).toEqual({ reason: 'A visit', hours: 2.5, urgent: false, guest: AMINA.id });
  expect(answerErrors(FORM, values)).toEqual({});
});

test('what is missing or does not fit is named by its question', () => {
  expect(answerErrors(FORM, { reason: ' ', hours: 'two', language: 'Latin' })).toEqual({
    'answers.reason': 'Please fill in: reason.',
    'answers.hours': 'Please enter a number, as 5 or 0.5.',
    'answers.language': 'Please check: language.',
  });
  expect(answerErrors(FORM, { reason: 'x'.repeat(201) })).toEqual({
    'answers.reason': 'reason: at most 200 characters.',
  });
});
