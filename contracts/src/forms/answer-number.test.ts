import { answerNumber, readAnswerNumber } from './answer-number.ts';

const ID = '0190a000-0000-7000-8000-0000000000ff';

test('the number of the case goes before the one of what was sent', () => {
  expect(answerNumber({ id: ID, case_number: 'AY-7K2Q4' })).toBe('AY-7K2Q4');
  expect(answerNumber({ id: ID })).toBe('AY-00007Z');
  expect(answerNumber({})).toBeNull();
});

test.each([
  ['ay-7k2q4', 'AY-7K2Q4'],
  ['AY-00007Z', 'AY-00007Z'],
  ['AY-ILOVE', null],
  ['<b>', null],
])('%s in an address is read as %s', (text, number) => expect(readAnswerNumber(text)).toBe(number));
