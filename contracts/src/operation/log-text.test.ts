import { framesOf, logText } from './index.ts';

test.each([
  ['invalid input syntax for type uuid: "Amara"', 'invalid input syntax for type uuid: …'],
  [`Unexpected token 'A', "Amara O'Neil" is not valid JSON`, 'Unexpected token … is not valid JSON'],
  ['an unbalanced "Amara "Okafor" here', 'an unbalanced … here'],
  ['550 <amara@example.org> unknown, call +254 712 000 000', '550 <<address>> unknown, call <number>'],
  ['The first line\nuser { name: Amara }', 'The first line'],
  ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED ::1:5432'],
])('%s', (message, logged) => {
  expect(logText(message)).toBe(logged);
});

test('the frames of an error hold no line of its message', () => {
  const frames = framesOf(new Error('Amara\n    at home with Amara'));
  expect(frames.join()).toContain('log-text.test.ts');
  expect(frames.join()).not.toContain('Amara');
});
